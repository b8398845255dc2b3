import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import type { Database } from '../database.ts'
import { Crowd } from './crowd.ts'
import { registerDraining } from './draining.ts'
import { registerHealth } from './health.ts'
import { registerMetrics } from './metrics.ts'
import { Readiness } from './readiness.ts'
import type { Reading } from './readings.ts'
import { receiving } from './reception.ts'
import { registerRequestLog } from './requestLog.ts'
import { registerSchemaTexts } from './schemaTexts.ts'
import { registerShedding, watchDelay } from './shed.ts'
import { registerSlowBodies } from './slowBodies.ts'
import { type ReadersBounds, SlowReaders } from './slowReaders.ts'

/** Contents on their way in or out; each keeps a file open, or a connection to the store. */
const contentsAtOnce = 240
/** Milliseconds. Whoever fetches a content looks at what else there is meanwhile. */
const longestWaitForContent = 10_000

export interface Bounds {
  /** How many times longer than usual whoever comes may wait for a place. */
  patience?: number | undefined
  atOnce?: number
  contentsAtOnce?: number
  readers?: ReadersBounds
}

/** What every request passes besides its own work: it is counted, logged, and refused where there is no room. */
export function registerPlatform(
  http: FastifyInstance,
  app: App,
  { pool }: Database,
  { patience, atOnce, readers: bounds, ...most }: Bounds,
  readings: readonly Reading[],
) {
  const readiness = new Readiness({ database: () => pool.query('select'), files: () => app.files.ready() })
  const meanDelay = watchDelay(http)
  const crowd = new Crowd({ meanDelay, patience, atOnce })
  const contents = new Crowd({ meanDelay, patience, atOnce: most.contentsAtOnce ?? contentsAtOnce, longestWait: longestWaitForContent })
  const readers = new SlowReaders(app, bounds)
  registerRequestLog(http, app)
  const { documents, naming } = app
  registerMetrics(http, app.config, { pool, crowd, contents, readers, meanDelay, documents, naming, readings })
  registerShedding(http, { crowd, contents, config: app.config })
  registerSlowBodies(http)
  readers.register(http)
  registerDraining(http, readiness)
  registerHealth(http, app, readiness)
  registerSchemaTexts(http, app)
  return { readiness, receive: receiving(app, http.server, crowd) }
}
