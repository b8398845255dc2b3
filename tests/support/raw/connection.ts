import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which a test says what a polite client never would. */
export class Connection {
  readonly #socket: Socket
  readonly closed: Promise<unknown>
  text = ''
  private constructor(socket: Socket) {
    this.#socket = socket
    this.closed = once(socket, 'close')
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => (this.text += part))
      .on('error', () => undefined)
  }

  static async open(address: string): Promise<Connection> {
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return new Connection(socket)
  }

  write(text: string | Buffer) {
    this.#socket.write(text)
    return this
  }

  end() {
    this.#socket.destroy()
  }

  /** The status lines that came so far; a body ends without a line of its own. */
  get statuses() {
    return [...this.text.matchAll(/HTTP\/1\.1 (\d{3}) (?=[A-Z])/g)].map(([, status]) => Number(status))
  }
}
