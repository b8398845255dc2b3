import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = { stringValue: string } | { intValue: number | string } | { boolValue: boolean } | { arrayValue: { values?: Value[] } }
interface Attribute {
  key: string
  value: Value
}
/** As OTLP writes it in JSON. */
interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code?: number; message?: string }
}
interface SentTraces {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { scope: { name: string }; spans: SentSpan[] }[] }[]
}

const plain = (value: Value): unknown => {
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain)
  if ('intValue' in value) return Number(value.intValue)
  return 'stringValue' in value ? value.stringValue : value.boolValue
}
const attributesOf = (list: readonly Attribute[]) => Object.fromEntries(list.map(({ key, value }) => [key, plain(value)]))

export interface ReceivedSpan extends Omit<SentSpan, 'attributes'> {
  attributes: Record<string, unknown>
  resource: Record<string, unknown>
}

/** Whoever takes traces, as OTLP over HTTP has it. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = []
  const posts: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
  let status = 200
  const server = createServer((request, response) => {
    posts.push({ url: request.url, headers: request.headers })
    void json(request).then((sent) => {
      for (const { resource, scopeSpans } of (sent as SentTraces).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, attributes: attributesOf(span.attributes), resource: attributesOf(resource.attributes) })
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    posts,
    refuses: (code: number) => void (status = code),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
