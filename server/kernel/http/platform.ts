import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import type { House } from '../house.ts'
import { registerDraining } from './draining.ts'
import { registerHealth } from './health.ts'
import { registerMetrics } from './metrics.ts'
import { Readiness } from './readiness.ts'
import { registerRequestLog } from './requestLog.ts'
import { registerSchemaTexts } from './schemaTexts.ts'
import { Crowd, registerShedding, watchDelay } from './shed.ts'
import { registerSlowBodies } from './slowBodies.ts'

/** What every request passes besides its own work: it is counted, logged, and refused where there is no room. */
export function registerPlatform(app: FastifyInstance, house: House, { pool }: Database): Readiness {
  const readiness = new Readiness({ database: () => pool.query('select'), files: () => house.files.ready() })
  const meanDelay = watchDelay(app)
  const crowd = new Crowd({ meanDelay })
  registerRequestLog(app, house)
  registerMetrics(app, house.config, { pool, crowd, meanDelay })
  registerShedding(app, crowd)
  registerSlowBodies(app)
  registerDraining(app, readiness)
  registerHealth(app, house, readiness)
  registerSchemaTexts(app, house)
  return readiness
}
