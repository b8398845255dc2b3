import { connect, type Socket } from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('\r\n0\r\n\r\n')

export interface Answer {
  status: number
  body: Buffer
  /** Whether it says when to come again. */
  saysWhen: boolean
}

interface Head {
  status: number
  saysWhen: boolean
  bodyStart: number
  /** Undefined where the answer comes in chunks. */
  length: number | undefined
}

function readHead(bytes: Buffer): Head | undefined {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const text = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
  const status = Number(text.slice(9, 12))
  return {
    status,
    saysWhen: /\r\nretry-after:/i.test(text),
    bodyStart: end + headEnd.length,
    length: length === undefined ? undefined : Number(length),
  }
}

/** One kept-alive HTTP connection, one request at a time, with no more work on it than reading an answer takes. */
export class Connection {
  readonly #port: number
  #socket: Socket
  #bytes: Buffer | undefined
  #head: Head | undefined
  #settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined

  constructor(port: number) {
    this.#port = port
    this.#socket = this.#connect()
  }

  send(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      // A server may have closed it while nobody asked for anything.
      if (this.#socket.destroyed || !this.#socket.writable) this.#socket = this.#connect()
      this.#socket.write(request)
    })
  }

  #connect() {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    const fail = (error: Error) => {
      if (socket === this.#socket) this.#settle?.reject(error)
    }
    socket.on('data', (part) => this.#take(part))
    socket.on('error', fail)
    socket.on('close', () => fail(new Error(`port ${this.#port} closed the connection`)))
    return socket
  }

  #take(part: Buffer) {
    const bytes = this.#bytes ? Buffer.concat([this.#bytes, part]) : part
    const head = (this.#head ??= readHead(bytes))
    if (!head || !isWhole(head, bytes)) {
      this.#bytes = bytes
      return
    }
    const settle = this.#settle!
    this.#bytes = this.#head = this.#settle = undefined
    settle.resolve({ status: head.status, saysWhen: head.saysWhen, body: bytes.subarray(head.bodyStart) })
  }

  close() {
    this.#settle = undefined
    this.#socket.destroy()
  }
}

const isWhole = ({ bodyStart, length }: Head, bytes: Buffer) =>
  length === undefined ? bytes.subarray(-lastChunk.length).equals(lastChunk) : bytes.length >= bodyStart + length
