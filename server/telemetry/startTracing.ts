import { setTimeout as wait } from 'node:timers/promises'
import { context, diag, DiagLogLevel, propagation } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '#server/config/tracing.ts'
import { productVersion } from '#server/kernel/productVersion.ts'
import { traceBy } from '#server/kernel/tracing.ts'
import { tracingBy } from './tracingBy.ts'

/** Whoever takes traces may be away; nobody waits for that when the product stops. */
const longestGoodbye = 3000
/** Milliseconds between two lines that say so. */
const silence = 60_000

interface Started {
  /** Who the process is among others. */
  instanceName: string | undefined
  /** Told when traces are not taken, in fixed words: the library's own tell where they were sent, and by which key. */
  warn: (line: string) => void
}

const samplerOf = ({ sampler, ratio }: TracingConfig): Sampler =>
  ({
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
    parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    parentbased_traceidratio: () => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
  })[sampler]()

/** Follows calls from now on. What it answers sends what is left, and ends it. */
export function startTracing(config: TracingConfig, { instanceName, warn }: Started): () => Promise<void> {
  tellOfFailures(warn)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const exporter = new OTLPTraceExporter({ url: config.url })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.serviceName,
      'service.version': productVersion,
      ...(instanceName && { 'service.instance.id': instanceName }),
    }),
    sampler: samplerOf(config),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: config.every })],
  })
  traceBy(tracingBy(provider.getTracer('grunnmur', productVersion)))
  return async () => {
    traceBy(undefined)
    // What could not be sent has been told of.
    await Promise.race([provider.shutdown().catch(() => undefined), wait(longestGoodbye, undefined, { ref: false })])
    context.disable()
    propagation.disable()
    diag.disable()
  }
}

function tellOfFailures(warn: Started['warn']) {
  let last = -Infinity
  const tell = () => {
    if (performance.now() - last < silence) return
    last = performance.now()
    warn('traces are not taken where OTEL_EXPORTER_OTLP_ENDPOINT says')
  }
  const nothing = () => undefined
  diag.setLogger(
    { error: tell, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
}
