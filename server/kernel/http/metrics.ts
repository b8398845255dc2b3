import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Metric, Registry } from 'prom-client'
import type { Config } from '#server/config.ts'
import type { App } from '../app.ts'
import type { HandingOn } from '../database/handingOn.ts'
import { AppError } from '../errors.ts'
import { refusals } from '../failure.ts'
import { notesDropped } from '../nowAndThen.ts'
import { allTurns, type Turns } from '../turns.ts'
import type { Crowd } from './crowd.ts'
import { isOfThisMachine } from './loopback.ts'
import { type Reading, takingReadings } from './readings.ts'
import type { SlowReaders } from './slowReaders.ts'
import { templateOf } from './template.ts'

interface Measured extends Pick<App, 'documents' | 'naming'> {
  pool: Pick<HandingOn, 'totalCount' | 'idleCount' | 'keptCount' | 'waitingCount'>
  crowd: Crowd
  contents: Crowd
  readers: SlowReaders
  meanDelay: () => number
  /** Of the parts that have to be asked. */
  readings: readonly Reading[]
}

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30, 300]

/** What a process has once, however many servers run in it: its watch over the collections of garbage is never taken down. */
const ofProcess = new Registry()
// Its lateness of the event loop is the time between two looks: of one that is never late it says a tenth of a second.
collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: 100 })

/** Numbers for Prometheus. Labels are templates and codes, never what a caller sent. */
export function registerMetrics(http: FastifyInstance, config: Pick<Config, 'metricsToken' | 'publicUrl'>, measured: Measured) {
  const registry = new Registry()
  for (const metric of [...ofProcess.getMetricsAsArray(), refusals, notesDropped]) registry.registerMetric(metric as Metric)
  gauges(registry, measured)
  shedding(registry, measured)
  waitingForTurns(registry)
  const takeReadings = takingReadings(registry, measured.readings)

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
    await takeReadings()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function gauges(
  registry: Registry,
  { pool, crowd, contents, readers, meanDelay, documents: { full, open }, naming: { own, others } }: Measured,
) {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('http_requests_in_flight', 'Requests that are worked on.', () => crowd.working)
  gauge('http_requests_waiting', 'Requests that wait until others are done.', () => crowd.waiting)
  gauge('http_contents_in_flight', 'Contents on their way in or out.', () => contents.working)
  gauge('http_bytes_waiting', 'Bytes of answers that nobody has read yet.', () => readers.waiting)
  gauge('event_loop_mean_delay_seconds', 'How late the event loop was, on average over the last second.', () => meanDelay() / 1000)
  gauge('graphql_documents_kept', "Documents that are not our client's, and are known.", () => full.others.size + open.others.size)
  gauge('graphql_documents_kept_bytes', 'What they take up, about.', () => full.others.bytes + open.others.bytes)
  gauge('database_statements_named', 'Statements that connections keep prepared.', () => own.statements + others.statements)
  gauge('database_statements_named_bytes', 'The length of their texts.', () => own.bytes + others.bytes)
  gauge('database_connections', 'Open connections to the database.', () => pool.totalCount)
  gauge('database_connections_idle', 'Connections that wait for work.', () => pool.idleCount + pool.keptCount)
  gauge('database_connections_wanted', 'Requests that wait for a connection.', () => pool.waitingCount)
}

function shedding(registry: Registry, { crowd, contents, readers }: Measured) {
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused because too many were there.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(crowd.refused + contents.refused)
    },
  })
  const cut = new Counter({
    name: 'http_readers_cut_total',
    help: 'Connections ended because what was answered was not read, by why.',
    labelNames: ['why'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [why, count] of Object.entries(readers.cut)) this.inc({ why }, count)
    },
  })
  return { shed, cut }
}

/** Of those who wait for a maker: whoever asks for much waits behind themselves. */
function waitingForTurns(registry: Registry) {
  const gauge = (name: string, help: string, read: (turns: Turns) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['line'],
      registers: [registry],
      collect() {
        for (const [line, turns] of allTurns) this.set({ line }, read(turns))
      },
    })
  gauge('lines_working', 'Who is served, by what was waited for.', ({ working }) => working)
  gauge('lines_waiting', 'Who waits for a turn.', ({ waiting }) => waiting)
  gauge('lines_refused', 'Who was told to come back, since the process began.', ({ refused }) => refused)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whoever knows the token; where there is none, whoever is on this machine. */
function mayWatch(config: Pick<Config, 'metricsToken' | 'publicUrl'>, request: FastifyRequest) {
  const { metricsToken } = config
  if (!metricsToken) return isOfThisMachine(config, request)
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))
}
