type SystemError = Error & { code?: string; port?: number; errors?: unknown[] }

const known: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program; stop it, or set PORT.`,
  EACCES: ({ message }) => `Not permitted: ${message}.`,
  ENOSPC: () => 'The disk is full.',
}

const own = (error: SystemError): string => (known[error.code ?? '']?.(error) ?? error.message) || reason(error.errors?.at(-1))

/** Why something failed, in one line: the error's words and those of what caused it. */
export function reason(error: unknown): string {
  const words = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) words.push(own(cause))
  return (words.length ? words.join(' ') : String(error)).replaceAll(/\s*\n\s*/g, ' · ')
}
