import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import type { Database } from '../database.ts'
import { Crowd } from './crowd.ts'
import { registerDraining } from './draining.ts'
import { registerHealth } from './health.ts'
import { registerMetrics } from './metrics.ts'
import { Readiness } from './readiness.ts'
import { receiving } from './reception.ts'
import { registerRequestLog } from './requestLog.ts'
import { registerSchemaTexts } from './schemaTexts.ts'
import { registerShedding, watchDelay } from './shed.ts'
import { registerSlowBodies } from './slowBodies.ts'

/** What every request passes besides its own work: it is counted, logged, and refused where there is no room. */
export function registerPlatform(http: FastifyInstance, app: App, { pool }: Database, patience?: number) {
  const readiness = new Readiness({ database: () => pool.query('select'), files: () => app.files.ready() })
  const meanDelay = watchDelay(http)
  const crowd = new Crowd({ meanDelay, patience })
  registerRequestLog(http, app)
  registerMetrics(http, app.config, { pool, crowd, meanDelay, documents: app.documents, naming: app.naming })
  registerShedding(http, crowd)
  registerSlowBodies(http)
  registerDraining(http, readiness)
  registerHealth(http, app, readiness)
  registerSchemaTexts(http, app)
  return { readiness, receive: receiving(app, http.server, crowd) }
}
