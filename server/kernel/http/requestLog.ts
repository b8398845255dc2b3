import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { userBehind } from './askers.ts'
import { addressOf } from './peer.ts'
import { templateOf } from './template.ts'
import { traceIdOf } from './tracedRequests.ts'

/** One line a request. The template stands for the address: a public link's key opens what it names. */
export function registerRequestLog(http: FastifyInstance, app: Pick<App, 'config' | 'log'>) {
  // All of it is ours, so there is nothing in it to be blacked out.
  const log = app.log.child({}, { redact: [] })
  http.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method } = request
    const userId = userBehind(request)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const address = addressOf(app.config, request)
    const traceId = traceIdOf(request)
    log.info(
      {
        requestId,
        method,
        route: templateOf(request) || 'none',
        status: reply.statusCode,
        ms,
        address,
        ...(userId && { userId }),
        ...(traceId && { traceId }),
      },
      'request',
    )
    done()
  })
}

/** What the library says of a request names it. Each request has one of these, and hardly any has something said of it, so it is only then made out. */
export class RequestLogger {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: object
  #child: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: object) {
    this.#parent = parent
    this.#bindings = bindings
  }

  get #named() {
    return (this.#child ??= this.#parent.child(this.#bindings))
  }
  get level() {
    return this.#parent.level
  }
  fatal(...said: [object, string]) {
    this.#named.fatal(...said)
  }
  error(...said: [object, string]) {
    this.#named.error(...said)
  }
  warn(...said: [object, string]) {
    this.#named.warn(...said)
  }
  info(...said: [object, string]) {
    this.#named.info(...said)
  }
  debug(...said: [object, string]) {
    this.#named.debug(...said)
  }
  trace(...said: [object, string]) {
    this.#named.trace(...said)
  }
  silent() {
    // Asked to say nothing.
  }
  child(bindings: object) {
    return this.#named.child(bindings)
  }
}
