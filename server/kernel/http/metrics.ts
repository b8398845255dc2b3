import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '#server/config.ts'
import { AppError } from '../errors.ts'
import { refusals } from '../failure.ts'
import { isOfThisMachine } from './loopback.ts'
import type { Crowd } from './shed.ts'
import { templateOf } from './template.ts'

interface Measured {
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  crowd: Crowd
  meanDelay: () => number
}

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30, 300]

/** Numbers for Prometheus. Labels are templates and codes, never what a caller sent. */
export function registerMetrics(http: FastifyInstance, config: Pick<Config, 'metricsToken'>, measured: Measured) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(refusals)
  gauges(registry, measured)
  shedding(registry, measured.crowd)

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  // Found again by one text; finding out what labels stand for costs more than the counting.
  const byLabels = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>()
  http.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = templateOf(request) || 'none'
    const name = `${method} ${route} ${reply.statusCode}`
    let labelled = byLabels.get(name)
    if (!labelled) byLabels.set(name, (labelled = durations.labels({ method, route, status: reply.statusCode })))
    labelled.observe(reply.elapsedTime / 1000)
    done()
  })

  http.get('/metrics', async (request, reply) => {
    if (!mayWatch(config, request)) throw new AppError('entityNotFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function gauges(registry: Registry, { pool, crowd, meanDelay }: Measured) {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('http_requests_in_flight', 'Requests that are at the database, or wait for it.', () => crowd.inFlight)
  gauge('event_loop_mean_delay_seconds', 'How late the event loop was, on average over the last second.', () => meanDelay() / 1000)
  gauge('database_connections', 'Open connections to the database.', () => pool.totalCount)
  gauge('database_connections_idle', 'Connections that wait for work.', () => pool.idleCount)
  gauge('database_connections_wanted', 'Requests that wait for a connection.', () => pool.waitingCount)
}

function shedding(registry: Registry, crowd: Crowd) {
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused because too many were there.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(crowd.refused)
    },
  })
  return shed
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whoever knows the token, or is on this machine; what a proxy passes on comes from elsewhere. */
function mayWatch({ metricsToken }: Pick<Config, 'metricsToken'>, request: FastifyRequest) {
  if (metricsToken && timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))) return true
  return isOfThisMachine(request)
}
