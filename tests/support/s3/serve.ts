import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Disk, Refusal } from './disk.ts'
import { isSigned } from './signature.ts'

/** An S3-compatible store on a folder, in a process of its own: as much of the protocol as keeps files. */
export type Fault = 'none' | 'slow' | 'fails' | 'silent' | 'halves' | 'stalls'
let fault: Fault = 'none'
const slowMs = 1500

const [folder, port] = process.argv.slice(2) as [string, string]
const disk = new Disk(folder)

type Asked = { request: IncomingMessage; answer: ServerResponse; bucket: string; key: string; query: URLSearchParams }

const xml = (name: string, content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${content}</${name}>`
const elements = (values: Record<string, string | number | boolean>) =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')
const tell = ({ answer }: Asked, name: string, content: string) =>
  answer.setHeader('content-type', 'application/xml').end(xml(name, content))
const sha256Of = ({ request }: Asked) => String(request.headers['x-amz-content-sha256'])
const tagged = ({ answer }: Asked, tag: string) => answer.setHeader('etag', `"${tag}"`).end()

const onBucket: Record<string, (asked: Asked) => Promise<unknown>> = {
  HEAD: async ({ answer }) => answer.end(),
  async GET(asked) {
    const { bucket, query } = asked
    if (query.has('uploads')) {
      const uploads = (await disk.uploads(bucket)).map(({ id, key, begun }) =>
        xmlOf('Upload', { Key: key, UploadId: id, Initiated: begun.toISOString() }),
      )
      return tell(asked, 'ListMultipartUploadsResult', uploads.join('') + elements({ IsTruncated: false }))
    }
    // Pages are short, so that whoever lists has to turn them.
    const { keys, isTruncated } = await disk.keys(bucket, query.get('prefix') ?? '', query.get('continuation-token') ?? '', 20)
    const objects = await Promise.all(keys.map((key) => disk.object(bucket, key).catch(() => undefined)))
    const contents = objects.map((object) =>
      object ? xmlOf('Contents', { Key: object.key, Size: object.size, LastModified: object.changedAt.toISOString() }) : '',
    )
    const next = isTruncated && { NextContinuationToken: keys.at(-1)! }
    return tell(asked, 'ListBucketResult', contents.join('') + elements({ IsTruncated: isTruncated, ...next }))
  },
}
const xmlOf = (name: string, values: Record<string, string | number>) => `<${name}>${elements(values)}</${name}>`

const onObject: Record<string, (asked: Asked) => Promise<unknown>> = {
  HEAD: async (asked) => describe(asked, await disk.object(asked.bucket, asked.key)).end(),
  async GET(asked) {
    const object = await disk.object(asked.bucket, asked.key)
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(asked.request.headers.range ?? '') ?? []
    const answer = describe(asked, object)
    if (fault === 'halves' || fault === 'stalls') return sendHalf(object.read({ end: Math.ceil(object.size / 2) - 1 }), answer)
    if (first === undefined) return send(object.read(), answer)
    const [start, end] = [Number(first), Math.min(last ? Number(last) : Infinity, object.size - 1)]
    if (start > end) throw new Refusal(416, 'InvalidRange')
    answer.statusCode = 206
    answer.setHeader('content-length', end - start + 1).setHeader('content-range', `bytes ${start}-${end}/${object.size}`)
    return send(object.read({ start, end }), answer)
  },
  async PUT(asked) {
    const { bucket, key, query, request } = asked
    if (fault === 'halves') request.once('data', () => request.destroy())
    const id = query.get('uploadId')
    const put = id
      ? disk.putPart(bucket, id, Number(query.get('partNumber')), request, sha256Of(asked))
      : disk.put(bucket, key, request, sha256Of(asked))
    tagged(asked, await put)
  },
  async POST(asked) {
    const { bucket, key, query, request } = asked
    if (query.has('uploads')) {
      const id = await disk.begin(bucket, key)
      return tell(asked, 'InitiateMultipartUploadResult', elements({ Bucket: bucket, Key: key, UploadId: id }))
    }
    const parts = [...(await text(request)).matchAll(/<PartNumber>(\d+)</g)].map(([, part]) => Number(part))
    const tag = await disk.complete(bucket, key, query.get('uploadId') ?? '', parts)
    return tell(asked, 'CompleteMultipartUploadResult', elements({ Bucket: bucket, Key: key, ETag: `"${tag}-${parts.length}"` }))
  },
  async DELETE({ bucket, key, query, answer }) {
    const id = query.get('uploadId')
    await (id ? disk.abort(bucket, id) : disk.remove(bucket, key))
    answer.writeHead(204).end()
  },
}

let readers = 0
async function send(content: Readable, answer: ServerResponse) {
  readers++
  await pipeline(content, answer).finally(() => readers--)
}
async function sendHalf(content: Readable, answer: ServerResponse) {
  readers++
  answer.once('close', () => readers--)
  await pipeline(content, answer, { end: false }).catch(() => undefined)
  if (fault === 'halves') answer.destroy()
}
process.on('message', (asked: { fault?: Fault }) => {
  if (asked.fault) fault = asked.fault
  process.send?.({ readers })
})

function describe({ answer }: Asked, { size, changedAt }: { size: number; changedAt: Date }) {
  return answer.setHeader('content-length', size).setHeader('last-modified', changedAt.toUTCString())
}

async function handle(request: IncomingMessage, answer: ServerResponse) {
  const { pathname, searchParams: query } = new URL(request.url!, 'http://store')
  const [, bucket = '', ...names] = pathname.split('/').map(decodeURIComponent)
  const key = names.join('/')
  try {
    if (fault === 'silent') return
    if (fault === 'fails') throw new Refusal(500, 'InternalError')
    if (fault === 'slow') await pause(slowMs)
    if (!isSigned(request)) throw new Refusal(403, 'SignatureDoesNotMatch')
    await disk.bucket(bucket)
    const method = (key ? onObject : onBucket)[request.method!]
    if (!method) throw new Refusal(501, 'NotImplemented')
    await method({ request, answer, bucket, key, query })
  } catch (error) {
    if (answer.headersSent || answer.destroyed) {
      answer.destroy()
      return
    }
    const [status, code] = error instanceof Refusal ? [error.status, error.message] : [500, 'InternalError']
    answer.writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
    answer.end(request.method === 'HEAD' ? undefined : xml('Error', elements({ Code: code, Message: code })))
  }
}

const server = createServer((request, answer) => void handle(request, answer))
server.listen(Number(port), '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
