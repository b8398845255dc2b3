import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import path from 'node:path'

/** A line to a database, which can be cut, go dead without a word, or end everything that goes over it. */
export class Line {
  #target: URL
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #server: Server | undefined
  #port = 0
  #isDead = false

  private constructor(target: URL) {
    this.#target = target
  }

  static async to(databaseUrl: string) {
    const line = new Line(new URL(databaseUrl))
    await line.restore()
    return line
  }

  /** The same database, over this line. */
  get url() {
    const { username, password, pathname } = this.#target
    return `postgres://${username}:${password}@127.0.0.1:${this.#port}${pathname}`
  }

  /** Whoever is connected is cut off, and nobody else gets through. */
  async cut() {
    const closed = once(this.#server!.close(), 'close')
    this.endAll()
    await closed
  }

  endAll() {
    for (const [near, far] of this.#pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
  }

  /** Nothing comes through any more, and nobody is told. */
  goDead() {
    this.#isDead = true
    for (const pair of this.#pairs) for (const socket of pair) socket.pause()
  }

  /** Another database under the same address, as when a standby takes over. */
  leadTo(databaseUrl: string) {
    this.#target = new URL(databaseUrl)
    return this.restore()
  }

  /** Whoever was connected when it went dead never hears of it. */
  async restore() {
    this.#isDead = false
    if (this.#server?.listening) return
    this.#server = createServer({ pauseOnConnect: true }, (near) => this.#lead(near))
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  #lead(near: Socket) {
    const host = decodeURIComponent(this.#target.hostname)
    const port = Number(this.#target.port || 5432)
    const far = host.startsWith('/') ? connect(path.join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    const pair = [near, far] as const
    this.#pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('error', () => undefined)
      from.on('close', () => {
        this.#pairs.delete(pair)
        to.destroy()
      })
      from.on('data', (bytes) => void to.write(bytes))
    }
    if (this.#isDead) near.pause()
    else near.resume()
  }
}
