import type { ErrorBody, ErrorDetails } from '#schema/errors.ts'
import type { Running } from '#server/app.ts'

type Headers = Record<string, string>
type Json = Record<string, unknown>

interface Asked {
  body?: unknown
  headers?: Headers
}

/** What both transports tell: the value, or the refusal. */
export interface Outcome {
  status: number
  code: string | undefined
  details: ErrorDetails | undefined
  value: Json | undefined
}

/** Somebody's browser: it keeps the cookie it is given, and calls from an address. */
export class Browser {
  readonly #running: Running
  readonly #address: string
  cookie: string | undefined
  constructor(running: Running, address: string, cookie?: string) {
    this.#running = running
    this.#address = address
    this.cookie = cookie
  }

  async send(method: 'GET' | 'POST' | 'PUT' | 'HEAD', url: string, { body, headers = {} }: Asked = {}) {
    const response = await this.#running.server.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: { ...(this.cookie && { cookie: this.cookie }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const [given] = response.cookies
    if (given) this.cookie = given.value ? `${given.name}=${given.value}` : undefined
    const json =
      response.headers['content-type']?.toString().includes('json') && response.payload ? (response.json() as Json & ErrorBody) : undefined
    return { status: response.statusCode, headers: response.headers, text: response.payload, json, given }
  }

  /** A second window of the same browser. */
  another() {
    return new Browser(this.#running, this.#address, this.cookie)
  }

  async rest(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers?: Headers): Promise<Outcome> {
    const { status, json } = await this.send(method, path, { body, ...(headers && { headers }) })
    return status < 400
      ? { status, code: undefined, details: undefined, value: json }
      : { status, code: json?.code, details: json?.details, value: undefined }
  }

  async gql(query: string, variables: Json = {}, headers?: Headers): Promise<Outcome> {
    const { status, json } = await this.send('POST', '/graphql', { body: { query, variables }, ...(headers && { headers }) })
    const { data, errors } = json as unknown as { data?: Json; errors?: { extensions: ErrorBody & { status: number } }[] }
    const refusal = errors?.[0]?.extensions
    if (refusal) return { status: refusal.status, code: refusal.code, details: refusal.details, value: undefined }
    const value = data && Object.values(data)[0]
    return { status, code: undefined, details: undefined, value: (typeof value === 'object' ? value : { done: value }) as Json }
  }
}
