import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { AppError, asAppError, busy } from '../errors.ts'
import type { Readiness } from './readiness.ts'

/** For whoever starts and watches the process: does it live, and may calls be sent to it? */
export function registerHealth(http: FastifyInstance, { log }: Pick<App, 'log'>, readiness: Readiness) {
  let told = ''
  http.get('/healthz', () => ({ status: 'alive' }))
  http.get('/readyz', async () => {
    const faults = await readiness.faults()
    const reasons = faults.map(({ error }) => asAppError(error)).filter(({ details }) => details?.reason === 'diskFull')
    const names = faults.map(({ name }) => name)
    const now = [...names, ...reasons.map(({ details }) => details?.reason)].join()
    if (now !== told) log.warn({ faults: names, ...(reasons.length && { reason: 'diskFull' }) }, 'readiness')
    told = now
    if (reasons[0]) throw new AppError(reasons[0].code, reasons[0].details, { retryAfter: 60 })
    if (faults.length) throw busy()
    return { status: 'ready' }
  })
}
