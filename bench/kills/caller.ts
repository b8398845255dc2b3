import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** After an answer that never came; and sooner than whoever is told when. */
const pauseMs = 200
const longestPauseMs = 500
/** Whoever was told to come again, and whoever was told nothing, which Node says by a TypeError. */
const comesAgain = new Set([429, 502, 503])

export class Refused extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

export interface Acknowledged {
  kind: string
  key: string
  at: number
}

/** What is on its way now, and for how long each kind is, usually. */
export class Traffic {
  readonly #began = new Map<string, number>()
  readonly #inFlight = new Map<string, number>()
  readonly #usualMs = new Map<string, number>()
  readonly acknowledged: Acknowledged[] = []
  repeated = 0

  async during<T>(kind: string, work: () => Promise<T>): Promise<T> {
    this.#inFlight.set(kind, (this.#inFlight.get(kind) ?? 0) + 1)
    this.#began.set(kind, performance.now())
    const before = performance.now()
    try {
      const answer = await work()
      const took = performance.now() - before
      this.#usualMs.set(kind, Math.min(took, this.#usualMs.get(kind) ?? took) * 0.9 + took * 0.1)
      return answer
    } finally {
      this.#inFlight.set(kind, this.#inFlight.get(kind)! - 1)
    }
  }

  /** The kinds that are in the middle of something. */
  get now() {
    return [...this.#inFlight].filter(([, count]) => count > 0).map(([kind]) => kind)
  }

  /** At some moment of a call of that kind that has just begun. */
  async inTheMiddleOf(kind: string) {
    for (;;) {
      const since = this.#began.get(kind)
      while (this.#began.get(kind) === since) await pause(1)
      await pause(Math.random() * (this.#usualMs.get(kind) ?? 20))
      if (this.#inFlight.get(kind)) return
    }
  }
}

/** Somebody signed in, whose program tries again under the same key until it is told what became of it. */
export class Caller {
  readonly #address: () => string
  readonly #traffic: Traffic
  #cookie = ''

  constructor(address: () => string, traffic: Traffic) {
    this.#address = address
    this.#traffic = traffic
  }

  async signIn(email: string, password: string) {
    const { headers, body } = await this.#once('POST', '/api/public/profile/user/login', { email, password })
    this.#cookie = headers.getSetCookie()[0]!.split(';')[0]!
    const [{ accountId }] = body['accountProfiles'] as [{ accountId: string }]
    await this.#once('POST', `/api/private/profile/user/current-user/${accountId}`, {})
  }

  /** Answers once it is acknowledged. Any other refusal than to come again is a fault of the run. */
  async send(kind: string, method: string, path: string, body: object | FormData, headers: Record<string, string> = {}) {
    const key = randomUUID()
    const answered = await this.#traffic.during(kind, () => this.#untilTold(method, path, body, { ...headers, 'idempotency-key': key }))
    this.#traffic.acknowledged.push({ kind, key, at: Date.now() })
    return answered.body
  }

  /** Of a file that comes in parts: that is known by its place. */
  async part(kind: string, path: string, content: Buffer, { offset, size }: { offset: number; size: number }) {
    const part = new Blob([new Uint8Array(content.subarray(offset, offset + size))])
    await this.#traffic.during(kind, () => this.#untilTold('PUT', `${path}?offset=${offset}`, part))
  }

  async read(path: string) {
    return (await this.#untilTold('GET', path)).body
  }

  async #untilTold(method: string, path: string, body?: object, headers?: Record<string, string>) {
    for (;;) {
      const answer = await this.#once(method, path, body, headers).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error
      })
      if (answer && !comesAgain.has(answer.status)) {
        if (answer.status < 300) return answer
        throw new Refused(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`, answer.status)
      }
      this.#traffic.repeated++
      await pause(Math.min(Number(answer?.headers.get('retry-after') ?? 0) * 1000 || pauseMs, longestPauseMs))
    }
  }

  async #once(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.#address()}${path}`, {
      method,
      headers: { cookie: this.#cookie, ...headersOf(body), ...headers },
      ...(body && { body: body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body }
  }
}
const headersOf = (body?: object): { 'content-type'?: string } => {
  if (!body || body instanceof FormData) return {}
  return { 'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json' }
}
type Body = Record<string, unknown>
