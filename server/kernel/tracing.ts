import type { IncomingHttpHeaders } from 'node:http'

/** What is told of a call: words of the product, never what somebody sent. */
export type RequestFacts = Readonly<Record<string, string>>

export type Work = 'operation' | 'gate' | 'job' | 'mail' | 'register' | 'store'

/** A call as it is followed, from its headers to its answer. */
export interface TracedRequest {
  readonly traceId: string
  /** Whatever comes of `work`, however much later, belongs to this call. */
  within<T>(work: () => T): T
  end(status: number): void
}

/** Whoever follows calls through the product. Its library comes along only where somebody wants to be told. */
export interface Tracing {
  request(name: string, headers: IncomingHttpHeaders, facts: RequestFacts): TracedRequest
  /** A piece of the work that goes on; a job is of nobody's call, and begins anew. */
  work<T>(kind: Work, name: string, does: () => Promise<T>): Promise<T>
  /** A statement, by its first word. What it answers ends it. */
  statement(text: string): (error?: unknown) => void
  /** For whoever is asked on behalf of what goes on. */
  headers(): Readonly<Record<string, string>>
  /** Of what goes on. */
  traceId(): string | undefined
}

let tracing: Tracing | undefined

/** From now on, for the whole process. */
export const traceBy = (by: Tracing | undefined) => void (tracing = by)
export const tracer = () => tracing

/** Does it, and where calls are followed says so. */
export const traced = <T>(kind: Work, name: string, does: () => Promise<T>): Promise<T> =>
  tracing ? tracing.work(kind, name, does) : does()

/** The same for what PostgreSQL is asked. */
export function tracedStatement<T>(text: string, ask: () => Promise<T>): Promise<T> {
  if (!tracing) return ask()
  const ended = tracing.statement(text)
  const answer = ask()
  answer.then(() => ended(), ended)
  return answer
}
