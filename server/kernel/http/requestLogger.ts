import type { FastifyBaseLogger } from 'fastify'

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
