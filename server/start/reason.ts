type SystemError = Error & { code?: string; port?: number; address?: string; hostname?: string; errors?: unknown[] }

const reasons: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program; stop it, or set PORT.`,
  EACCES: ({ message }) => `Not permitted: ${message}.`,
  ENOSPC: () => 'The disk is full.',
  EADDRNOTAVAIL: ({ address }) => `HOST must be an address of this machine, like 127.0.0.1 or 0.0.0.0; ${address} is none.`,
  ENOTFOUND: ({ hostname }) => `There is no host of the name ${hostname}.`,
  EAI_AGAIN: ({ hostname }) => `The name ${hostname} can't be looked up now.`,
  // What PostgreSQL says of whoever knocks.
  '28P01': () => 'Its user or password is not right.',
  '28000': () => 'It lets nobody in as this user from here.',
  '3D000': () => 'It has no database of that name.',
}

const own = (error: SystemError): string => (reasons[error.code ?? '']?.(error) ?? error.message) || reason(error.errors?.at(-1))

/** Why something failed, in one line: the error's words and those of what caused it. */
export function reason(error: unknown): string {
  const words = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) words.push(own(cause))
  return (words.length ? words.join(' ') : String(error)).replaceAll(/\s*\n\s*/g, ' · ')
}
