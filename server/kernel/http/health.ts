import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { busy } from '../errors.ts'
import type { Readiness } from './readiness.ts'

/** For whoever starts and watches the process: does it live, and may calls be sent to it? */
export function registerHealth(http: FastifyInstance, { log }: Pick<App, 'log'>, readiness: Readiness) {
  let told = ''
  http.get('/healthz', () => ({ status: 'alive' }))
  http.get('/readyz', async () => {
    const faults = await readiness.faults()
    const now = faults.join()
    if (now !== told) log.warn({ faults }, 'readiness')
    told = now
    if (faults.length) throw busy()
    return { status: 'ready' }
  })
}
