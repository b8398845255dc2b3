import { request, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { text } from 'node:stream/consumers'

const boundary = 'a-boundary-of-no-importance'
export const formType = `multipart/form-data; boundary=${boundary}`
const end = Buffer.from(`\r\n--${boundary}--\r\n`)

export interface Part {
  field: string
  /** Without a name it is a field, not a file. */
  name?: string
  content: Buffer | string
}

const head = ({ field, name }: Omit<Part, 'content'>) =>
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"${name === undefined ? '' : `; filename="${name}"`}\r\n\r\n`)

export const form = (...parts: Part[]) =>
  Buffer.concat([
    ...parts.map((part, i) => Buffer.concat([Buffer.from(i ? '\r\n' : ''), head(part), Buffer.from(part.content as string)])),
    end,
  ])

export const graphqlForm = (operations: object, map: object, ...files: Part[]) =>
  form({ field: 'operations', content: JSON.stringify(operations) }, { field: 'map', content: JSON.stringify(map) }, ...files)

export interface Answer {
  status: number
  body: { code?: string; id?: string; details?: unknown } & Record<string, unknown>
  headers: IncomingMessage['headers']
}

/** A request over a connection of its own, whose body is written by `write`. */
export function overTheWire(address: string, options: RequestOptions, write: (request: ClientRequest) => void): Promise<Answer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method: 'POST', agent: false, ...options }, (answer) => {
      sent.off('error', reject).on('error', () => undefined)
      text(answer).then(
        (told) => resolve({ status: answer.statusCode!, headers: answer.headers, body: told ? (JSON.parse(told) as Answer['body']) : {} }),
        reject,
      )
    })
    // Whoever is refused early may find the connection closed while still writing.
    sent.on('error', reject)
    write(sent)
  })
}

/** A file of so many bytes, without ever holding it. */
export function* largeForm(size: number, part: Omit<Part, 'content'> = { field: 'file', name: 'stor.txt' }, filler = 'a') {
  yield head(part)
  const block = Buffer.alloc(1_048_576, filler)
  for (let left = size; left > 0; left -= block.length) yield block.subarray(0, Math.min(left, block.length))
  yield end
}
export const largeFormLength = (size: number, part?: Omit<Part, 'content'>) => size + Buffer.concat([...largeForm(0, part)]).length
