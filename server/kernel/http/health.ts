import type { FastifyInstance } from 'fastify'
import { busy } from '../errors.ts'
import type { House } from '../house.ts'
import type { Readiness } from './readiness.ts'

/** For whoever starts and watches the process: does it live, and may calls be sent to it? */
export function registerHealth(app: FastifyInstance, { log }: Pick<House, 'log'>, readiness: Readiness) {
  let told = ''
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async () => {
    const faults = await readiness.faults()
    const now = faults.join()
    if (now !== told) log.warn({ faults }, 'readiness')
    told = now
    if (faults.length) throw busy()
    return { status: 'ready' }
  })
}
