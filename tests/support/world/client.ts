import type { ErrorBody, ErrorDetails } from '#schema/errors.ts'
import type { Running } from '#server/app.ts'
import { holdToDescription } from './heldToDescription.ts'
import { holdToSchema } from './heldToSchema.ts'

type Headers = Record<string, string>
type Json = Record<string, unknown>

export interface GraphqlAnswer {
  status: number
  data: Json
  errors:
    | { message: string; path?: string[]; extensions: { code: string; status: number; details?: ErrorDetails; requestId: string } }[]
    | undefined
  requestId: string
  /** Of the first error: what a caller acts on. */
  error: { code: string; details?: ErrorDetails } | undefined
}

interface Caller {
  headers?: Headers
  /** Where it sends documents. */
  graphql?: string
  /** Where it calls from. */
  address?: string
}

/** A caller of the product from outside, over both transports. */
export class Client {
  readonly #running: Running
  readonly #headers: Headers
  readonly #graphql: string
  readonly #address: string
  constructor(running: Running, { headers = {}, graphql = '/graphql', address = '127.0.0.1' }: Caller = {}) {
    this.#running = running
    this.#headers = headers
    this.#graphql = graphql
    this.#address = address
  }

  with(headers: Headers) {
    return new Client(this.#running, { headers: { ...this.#headers, ...headers }, graphql: this.#graphql, address: this.#address })
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'PATCH',
    url: string,
    { body, headers = {} }: { body?: unknown; headers?: Headers } = {},
  ) {
    const response = await this.#running.server.inject({
      method,
      url,
      headers: { ...this.#headers, ...headers },
      remoteAddress: this.#address,
      ...(body !== undefined && { payload: body as object }),
    })
    const json =
      (response.headers['content-type']?.toString() ?? '').includes('json') && response.payload ? (response.json() as unknown) : undefined
    holdToDescription(this.#running.app, method, url, { status: response.statusCode, headers: response.headers, body: json })
    return {
      status: response.statusCode,
      headers: response.headers,
      requestId: String(response.headers['x-request-id']),
      text: response.payload,
      raw: response.rawPayload,
      body: json as Json & ErrorBody & Json[],
    }
  }

  get(url: string, headers?: Headers) {
    return this.send('GET', url, { ...(headers && { headers }) })
  }
  post(url: string, body: unknown = {}, headers?: Headers) {
    return this.send('POST', url, { body, ...(headers && { headers }) })
  }
  put(url: string, body: unknown = {}, headers?: Headers) {
    return this.send('PUT', url, { body, ...(headers && { headers }) })
  }
  delete(url: string, body?: unknown, headers?: Headers) {
    return this.send('DELETE', url, { body, ...(headers && { headers }) })
  }

  async gql(query: string, variables: Json = {}, headers?: Headers): Promise<GraphqlAnswer> {
    const { status, body, requestId } = await this.send('POST', this.#graphql, { body: { query, variables }, ...(headers && { headers }) })
    const { data, errors } = body as unknown as Pick<GraphqlAnswer, 'data' | 'errors'>
    const { schema, publicSchema } = this.#running.app
    holdToSchema(this.#graphql === '/graphql' ? schema : publicSchema, query, data)
    const first = errors?.[0]?.extensions
    return { status, data, errors, requestId, error: first && { code: first.code, ...(first.details && { details: first.details }) } }
  }

  /** Uploads a document and answers its id. */
  async upload(name = 'rapport.pdf', content: Buffer = pdf, kind: 'document' | 'image' = 'document') {
    const { status, body, text } = await this.sendFile(`/api/private/temporary-${kind}`, name, content)
    if (status !== 200) throw new Error(`upload: ${status} ${text}`)
    return body['id'] as string
  }

  sendFile(url: string, name: string, content: Buffer, field = 'file') {
    const boundary = 'grunnmur-test-boundary'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
    const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
    return this.send('POST', url, { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } })
  }
}

/** The smallest document that is one. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
