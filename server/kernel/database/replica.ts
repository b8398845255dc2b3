import type pg from 'pg'
import { sendOver, readingPool } from '../database.ts'
import type { Send } from '../read/root.ts'
import { within } from '../within.ts'
import type { HandingOn } from './handingOn.ts'
import { mostBehind } from './marks.ts'

/** A database that follows ours: which one it is of, and when that last wrote to it. */
const look = `select pg_is_in_recovery(), (select system_identifier::text from pg_control_system()), extract(epoch from beaten_at)::float8 from replica_beat`
const longestLookMs = 1000
/** Connections that are only looked over once they are wanted again. */
const connections = 20

interface Primary {
  /** Which cluster it is. */
  cluster: string
  /** What a replica that keeps up has by now, in seconds. */
  at: number
}

/** One of the databases that follow ours, as long as it can be read from. */
export class Replica {
  /** Without who signs in there. */
  readonly place: string
  readonly #url: string
  readonly #patience: number
  #pool: HandingOn
  #open = new Set<pg.PoolClient>()
  /** Seconds; nothing while it is away. */
  lag: number | undefined
  /** Why it is not read from. */
  fault: string | undefined = 'not looked at yet'
  reads = 0

  constructor(url: string, patience: number) {
    const { hostname, port } = new URL(url)
    this.place = `${decodeURIComponent(hostname)}${port && `:${port}`}`
    this.#url = url
    this.#patience = patience
    this.#pool = this.#opened()
  }

  get isRead() {
    return this.fault === undefined
  }

  /** One row for each cell that comes back; half the time that the primary has, since that is asked next. */
  send: Send = (statement) => this.#guarded(sendOver(this.#pool)(statement))

  lend(): Promise<pg.PoolClient> {
    return this.#guarded(this.#pool.connect())
  }

  /** Whether it can be read from, and how far it is behind. */
  async look(primary: Primary) {
    try {
      const [row] = await within(longestLookMs * this.#patience, sendOver(this.#pool)({ name: 'replicaLook', text: look, values: [] }))
      const [follows, cluster, at] = row as [boolean, string, number]
      this.lag = Math.max(0, primary.at - at)
      if (!follows || cluster !== primary.cluster) this.fault = 'no replica of this database'
      else this.fault = this.lag > mostBehind ? 'behind' : undefined
    } catch (error) {
      this.leave(error)
    }
  }

  /** What was read there is no longer waited for: each is told at once, and asks elsewhere. */
  leave(error: unknown) {
    this.lag = undefined
    this.fault = error instanceof Error ? error.message : String(error)
    void this.#end()
    this.#open = new Set()
    this.#pool = this.#opened()
  }

  /** Until it is looked at again. */
  fallBehind() {
    this.fault ??= 'behind'
  }

  stop() {
    return this.#end()
  }

  #end() {
    const ended = this.#pool.end()
    for (const client of this.#open) destroy(client)
    return ended
  }

  #opened() {
    const pool = readingPool(this.#url, { pool: connections, patience: this.#patience / 2 })
    const open = this.#open
    pool.on('connect', (client) => open.add(client))
    pool.on('remove', (client) => open.delete(client))
    pool.on('error', () => undefined) // an idle connection that dies is replaced at the next call
    return pool
  }

  async #guarded<T>(work: Promise<T>): Promise<T> {
    const pool = this.#pool
    try {
      return await work
    } catch (error) {
      // Whoever was refused by it still has it; whose connection is gone does not.
      if (isGone(error) && pool === this.#pool) this.leave(error)
      throw error
    }
  }
}

/** What PostgreSQL refuses has a state; of these, and of what the system or the pool says, nothing more comes. */
const isGone = (error: unknown) => {
  const { code } = error as { code?: unknown }
  return typeof code !== 'string' || /^(08|57P|E[A-Z])/.test(code)
}

const destroy = (client: pg.PoolClient) => (client as unknown as { connection: pg.Connection }).connection.stream.destroy()
