import {
  context,
  createContextKey,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { StaleViewer } from '#server/kernel/call.ts'
import { AppError, asAppError } from '#server/kernel/errors.ts'
import type { Tracing, Work } from '#server/kernel/tracing.ts'

/** Which operation a statement is of. */
const operationKey = createContextKey('operation')
/** The operations that a call has come to. */
const operationsKey = createContextKey('operations')

const kinds: Record<Work, SpanKind> = {
  operation: SpanKind.INTERNAL,
  gate: SpanKind.INTERNAL,
  job: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
  register: SpanKind.CLIENT,
  store: SpanKind.CLIENT,
}

/** Of a failure its code, never its words: those may repeat what somebody sent. */
function fail(span: Span, error: unknown) {
  // The copy of who asks was old: it is read anew, and asked again.
  if (error instanceof StaleViewer) return
  const { code, status } = asAppError(error)
  span.setAttribute('error.type', code)
  if (status >= 500 || !(error instanceof AppError)) span.setStatus({ code: SpanStatusCode.ERROR })
}

const sqlStateOf = (error: unknown) => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : 'away'
}

const firstWord = /^[\s(]*(\w+)/

/** By the library. */
export const tracingBy = (tracer: Tracer): Tracing => ({
  request(name, headers, facts) {
    const caller = propagation.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: facts }, caller)
    const operations: string[] = []
    const ofCall = trace.setSpan(caller, span).setValue(operationsKey, operations)
    return {
      traceId: span.spanContext().traceId,
      within: (work) => context.with(ofCall, work),
      end(status) {
        span.setAttribute('http.response.status_code', status)
        if (operations.length) span.setAttribute('grunnmur.operations', [...new Set(operations)])
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  },

  work(kind, name, does) {
    const before = kind === 'job' ? ROOT_CONTEXT : context.active()
    const span = tracer.startSpan(`${kind} ${name}`, { kind: kinds[kind] }, before)
    let within = trace.setSpan(before, span)
    if (kind === 'operation') {
      within = within.setValue(operationKey, name)
      ;(before.getValue(operationsKey) as string[] | undefined)?.push(name)
    }
    return context.with(within, async () => {
      try {
        return await does()
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    })
  },

  statement(text) {
    const before = context.active()
    const word = firstWord.exec(text)?.[1]?.toUpperCase() ?? 'QUERY'
    const operation = before.getValue(operationKey)
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': word,
      ...(typeof operation === 'string' && { 'grunnmur.operation': operation }),
    }
    const span = tracer.startSpan(
      typeof operation === 'string' ? `${word} ${operation}` : word,
      { kind: SpanKind.CLIENT, attributes },
      before,
    )
    return (error) => {
      if (error !== undefined) {
        span.setAttribute('db.response.status_code', sqlStateOf(error))
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    }
  },

  headers() {
    const carrier: Record<string, string> = {}
    propagation.inject(context.active(), carrier, defaultTextMapSetter)
    return carrier
  },

  traceId: () => trace.getSpanContext(context.active())?.traceId,
})
