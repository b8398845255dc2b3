import pg from 'pg'
import type { Fetch } from './fetch.ts'

type Lent = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void
type Answered = (error: unknown, rows?: unknown[][]) => void
// Both take a callback beside what is to be submitted, which their types don't know.
type Asking = { query(fetch: Fetch, answered: Answered): void }

/** So that a connection that has lived for long enough is found out in the pool. */
const mostReads = 500

/** A connection on loan from the pool. */
class Borrowed {
  readonly client: pg.PoolClient
  reads = 0
  isGone = false

  constructor(client: pg.PoolClient) {
    this.client = client
    client.on('error', this.giveBack)
  }

  /** With an error it is closed. */
  giveBack = (error?: unknown) => {
    if (this.isGone) return
    this.isGone = true
    this.client.removeListener('error', this.giveBack)
    this.client.release(error ? (error as Error) : undefined)
  }
}

/**
 * A pool whose reads hand their connections on to the next read, past what the library does each time that one is lent. Whoever
 * wants a connection for longer comes first.
 */
export class HandingOn extends pg.Pool {
  readonly #kept: Borrowed[] = []

  read(fetch: Fetch, answered: Answered) {
    const kept = this.#next()
    if (kept) this.#ask(kept, fetch, answered)
    else super.connect((error, client) => (client ? this.#ask(new Borrowed(client), fetch, answered) : answered(error)))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(lent: Lent): void
  override connect(lent?: Lent) {
    this.#next()?.giveBack()
    return lent ? super.connect(lent) : super.connect()
  }

  /** Of those that are lent, the ones that wait for the next read. */
  get keptCount() {
    return this.#kept.filter(({ isGone }) => !isGone).length
  }

  override end(): Promise<void>
  override end(ended: () => void): void
  override end(ended?: () => void) {
    for (const kept of this.#kept.splice(0)) kept.giveBack()
    return ended ? super.end(ended) : super.end()
  }

  #next() {
    for (let kept = this.#kept.pop(); kept; kept = this.#kept.pop()) if (!kept.isGone) return kept
    return undefined
  }

  #ask(by: Borrowed, fetch: Fetch, answered: Answered) {
    const done: Answered = (error, rows) => {
      if (error || this.ending || this.waitingCount || ++by.reads === mostReads) by.giveBack(error)
      else this.#kept.push(by)
      answered(error, rows)
    }
    try {
      ;(by.client as unknown as Asking).query(fetch, done)
    } catch (error) {
      by.giveBack(error)
      answered(error)
    }
  }
}
