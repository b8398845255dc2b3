/** What names a fault, and never the values that it was about: PostgreSQL tells those of the row in its detail, the library the parameters. */
const telling = [
  'code',
  'severity',
  'constraint',
  'schema',
  'table',
  'column',
  'dataType',
  'routine',
  'errno',
  'syscall',
  'status',
] as const

/** PostgreSQL's classes of faults whose message itself quotes the value: one that no column takes, and one that a trigger refuses. */
const quoting = /^(22|P0)/

const deepest = 5

/** An error as the log has it. */
export function loggedError(error: unknown, left = deepest): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? { type: 'no error' } : error
  const fields = error as Error & Readonly<Record<string, unknown>>
  const code = fields['code'] ?? (fields['driverError'] as { code?: unknown } | undefined)?.code
  const isQuoting = typeof code === 'string' && code.length === 5 && quoting.test(code)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    type: error.constructor.name,
    message: isQuoting ? `refused by PostgreSQL, ${code}` : error.message,
    ...Object.fromEntries(telling.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && left > 0 && { cause: loggedError(error.cause, left - 1) }),
    ...(error instanceof AggregateError && left > 0 && { errors: error.errors.map((each) => loggedError(each, left - 1)) }),
  }
}
