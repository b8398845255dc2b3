import { choice, type Environment, given, refuse, url } from './variables.ts'

const samplers = ['parentbased_always_on', 'parentbased_traceidratio', 'always_on', 'always_off', 'traceidratio'] as const

/** Where traces are sent, by the variables that OpenTelemetry has for it. */
export type TracingConfig = Readonly<{
  /** Where spans are posted, as OTLP over HTTP in JSON. */
  url: string
  serviceName: string
  sampler: (typeof samplers)[number]
  /** Of all traces, for the samplers that go by it. */
  ratio: number
  /** Milliseconds between two batches. */
  every: number
}>

function delayOf(env: Environment) {
  const delay = Number(given(env, 'OTEL_BSP_SCHEDULE_DELAY') ?? 5000)
  return delay > 0 && delay <= 60_000 ? delay : refuse('OTEL_BSP_SCHEDULE_DELAY', 'a number of milliseconds, like 5000')
}

/** Unset: nothing is followed. */
export function readTracing(env: Environment): TracingConfig | undefined {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'http://collector.example:4318')
  if (!endpoint) return undefined
  const ratio = Number(given(env, 'OTEL_TRACES_SAMPLER_ARG') ?? 1)
  if (!(ratio >= 0 && ratio <= 1)) refuse('OTEL_TRACES_SAMPLER_ARG', 'a part of all traces from 0 to 1, like 0.1')
  return Object.freeze({
    url: `${endpoint.href.replace(/\/$/, '')}/v1/traces`,
    serviceName: given(env, 'OTEL_SERVICE_NAME') ?? 'grunnmur',
    sampler: choice(env, 'OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on'),
    ratio,
    every: delayOf(env),
  })
}
