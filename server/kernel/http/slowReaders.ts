import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { peerOf } from './peer.ts'

const megabyte = 1_048_576
/** Milliseconds. Somebody on a slow line takes some of what waits for them within that time. */
const longestStill = 20_000
/** What may wait in memory until it is read. */
const mostOfPeer = 32 * megabyte
const mostInAll = 128 * megabyte
/** Milliseconds between two looks. */
const look = 1000
/** An answer of which the system takes the most at once needs no look of its own. */
const large = megabyte / 4

export interface ReadersBounds {
  longestStill?: number
  mostOfPeer?: number
  mostInAll?: number
  look?: number
}

interface Reader {
  socket: Socket
  peer: string
  /** On its way. Whoever asks ahead has the next one begun before this one is said to have gone. */
  answer: ServerResponse | undefined
  /** Bytes that wait to be read, at the last look. */
  waiting: number
  /** Bytes that the system had taken of us by then. */
  taken: number
  /** When it last took any, by our own clock. */
  since: number
}

export const reasons = ['still', 'ofPeer', 'inAll'] as const
type Reason = (typeof reasons)[number]

/** How far a write has come, which the socket itself tells only once all of it is written. */
function takenFrom(socket: Socket) {
  const { bytesWritten = 0, writeQueueSize = 0 } =
    (socket as { _handle?: { bytesWritten?: number; writeQueueSize?: number } })._handle ?? {}
  return bytesWritten - writeQueueSize
}

/**
 * Whoever asks and does not read what is answered is cut off: what waits for them takes up memory, and a content its file.
 * Of many that wait, those go first that have taken nothing for the longest time; one address has a bound of its own, and
 * where all together wait for too much, the address that holds the most gives way.
 */
export class SlowReaders {
  readonly cut: Record<Reason, number> = { still: 0, ofPeer: 0, inAll: 0 }
  readonly #app: Pick<App, 'config' | 'log'>
  readonly #bounds: Required<ReadersBounds>
  readonly #readers = new Map<Socket, Reader>()
  /** Milliseconds in which we have looked: where we were busy ourselves, nobody's connection could take anything. */
  #clock = 0
  #lookedAt = 0
  #timer: NodeJS.Timeout | undefined
  #soon: NodeJS.Immediate | undefined

  constructor(app: Pick<App, 'config' | 'log'>, bounds: ReadersBounds = {}) {
    this.#app = app
    this.#bounds = { longestStill, mostOfPeer, mostInAll, look, ...bounds }
  }

  get waiting() {
    return [...this.#readers.values()].reduce((sum, { socket }) => sum + socket.writableLength, 0)
  }

  register(http: FastifyInstance) {
    http.server.on('connection', (socket: Socket) => {
      this.#readers.set(socket, { socket, peer: '', answer: undefined, waiting: 0, taken: 0, since: 0 })
      socket.once('close', () => this.#readers.delete(socket))
    })
    http.addHook('onSend', (request, reply, payload, done) => {
      const reader = this.#readers.get(request.raw.socket)
      if (reader) {
        reader.peer = peerOf(this.#app.config, request)
        reader.answer = reply.raw
        this.#timer ??= setTimeout(this.#lookAround, this.#bounds.look).unref()
        if (((payload as { length?: number } | null)?.length ?? 0) > large) this.#soon ??= setImmediate(this.#lookSoon)
      }
      done(null, payload)
    })
    http.addHook('onResponse', ({ raw }, reply, done) => {
      const reader = this.#readers.get(raw.socket)
      if (reader?.answer === reply.raw) reader.answer = undefined
      done()
    })
    http.addHook('onClose', async () => {
      clearTimeout(this.#timer)
      clearImmediate(this.#soon)
    })
  }

  readonly #lookAround = () => {
    this.#timer = undefined
    this.#look()
    // A house that owes nobody anything is left to sleep.
    const owes = [...this.#readers.values()].some(({ answer }) => answer)
    if (owes) this.#timer ??= setTimeout(this.#lookAround, this.#bounds.look).unref()
  }

  /** Many large answers come faster than the clock. */
  readonly #lookSoon = () => {
    this.#soon = undefined
    this.#look()
  }

  #look() {
    const at = performance.now()
    const now = (this.#clock += Math.min(at - this.#lookedAt, 2 * this.#bounds.look))
    this.#lookedAt = at
    const waiting = [...this.#readers.values()].filter((reader) => waits(reader, now)).toSorted((one, other) => one.since - other.since)
    const isStill = ({ since }: Reader) => now - since >= this.#bounds.longestStill
    this.#cutOff('still', waiting.filter(isStill))
    const byPeer = [
      ...Map.groupBy(
        waiting.filter((reader) => !isStill(reader)),
        ({ peer }) => peer,
      ).values(),
    ]
    const held = byPeer.map((ofPeer) => this.#heldTo('ofPeer', this.#bounds.mostOfPeer, ofPeer))
    this.#heldTo('inAll', this.#bounds.mostInAll, held.toSorted((one, other) => sumOf(other) - sumOf(one)).flat())
  }

  /** Cuts off in this order until the others wait for no more than so much, and answers those. */
  #heldTo(why: Reason, most: number, readers: readonly Reader[]): readonly Reader[] {
    let sum = sumOf(readers)
    const isCut = readers.map(({ waiting }) => {
      if (sum <= most) return false
      sum -= waiting
      return true
    })
    this.#cutOff(
      why,
      readers.filter((_, i) => isCut[i]),
    )
    return readers.filter((_, i) => !isCut[i])
  }

  #cutOff(why: Reason, readers: readonly Reader[]) {
    this.cut[why] += readers.length
    for (const { socket } of readers) socket.resetAndDestroy()
    for (const [address, ofPeer] of Map.groupBy(readers, ({ peer }) => peer))
      this.#app.log.warn({ why, address, connections: ofPeer.length, bytes: sumOf(ofPeer) }, 'cut off who does not read')
  }
}

const sumOf = (readers: readonly Reader[]) => readers.reduce((sum, { waiting }) => sum + waiting, 0)

/** Whether anything waits for it; and writes down how far it has come. */
function waits(reader: Reader, now: number) {
  const { socket } = reader
  const taken = takenFrom(socket)
  if (!reader.waiting || taken !== reader.taken) reader.since = now
  reader.waiting = socket.writableLength
  reader.taken = taken
  return reader.waiting > 0 && !socket.destroyed
}
