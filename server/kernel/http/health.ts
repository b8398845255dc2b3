import type { FastifyInstance } from 'fastify'
import type { ErrorReason } from '#schema/errors.ts'
import type { App } from '../app.ts'
import { AppError, asAppError } from '../errors.ts'
import type { Fault, Readiness } from './readiness.ts'

/** For whoever starts and watches the process: does it live, and may calls be sent to it? If not, which part keeps it from that. */
export function registerHealth(http: FastifyInstance, { log }: Pick<App, 'log'>, readiness: Readiness) {
  let logged = ''
  for (const address of ['/livez', '/healthz']) http.get(address, () => ({ status: 'alive' }))
  http.get('/readyz', async () => {
    const faults = await readiness.faults()
    const failing = faults.map(({ name: part, since }) => ({ part, since: since.toISOString() }))
    const names = failing.map(({ part }) => part).join()
    if (names && names !== logged) log.warn({ failing, reasons: faults.map(({ error }) => whyNot(error)) }, 'not ready')
    if (!names && logged) log.info({ recovered: logged.split(',') }, 'ready again')
    logged = names
    if (!faults.length) return { status: 'ready' }
    const { reason, retryAfter } = refusalOf(faults)
    throw new AppError('cannotHandleTheRequest', { reason, failing }, { retryAfter })
  })
}

const whoIsAway: Readonly<Record<string, ErrorReason>> = { database: 'databaseAway', files: 'filesAway' }

/** What says most: a full disk waits for somebody. */
function refusalOf(faults: readonly Fault[]): { reason: ErrorReason; retryAfter: number } {
  if (faults.some(({ error }) => asAppError(error).details?.reason === 'diskFull')) return { reason: 'diskFull', retryAfter: 60 }
  const [{ name, error }] = faults as [Fault]
  // Who says nothing in time may have much to do.
  const reason = error === undefined ? 'busy' : (asAppError(error).details?.reason ?? whoIsAway[name] ?? 'busy')
  return { reason, retryAfter: 2 }
}

/** In a word for the log, without what may be a secret; nothing came in time where there is no error. */
function whyNot(error: unknown): string {
  if (error === undefined) return 'no answer in time'
  const { cause = error } = asAppError(error)
  const { code, name, message } = cause as { code?: unknown; name?: unknown; message?: unknown }
  return [code, name, message].find((word) => typeof word === 'string' && word) as string
}
