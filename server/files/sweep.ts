import type { DataSource } from 'typeorm'
import type { GoesOn } from '#server/kernel/api.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { hour, regularly } from '#server/kernel/regularly.ts'
import { nothingGoesAway } from './standstill.offer.ts'

type Swept = { db: DataSource; files: FileStore }
interface Asks {
  query(text: string, values?: unknown[]): Promise<unknown>
}

const day = 24 * hour
/** What comes in parts and was not gone on with. The contents go as those whose row never came. */
const forgetUploads = `with parts as (delete from upload_part p using upload_in_parts u where u.id = p.upload_id and u.expires_at < now() returning p.id),
    kept as (insert into staged_content (id) select id from parts on conflict do nothing)
  delete from upload_in_parts where expires_at < now()`
const atOnce = 500

/** Nothing is swept while whoever asked is connected. Where somebody sweeps, their end is waited for. */
export const holdOffSweeping = (connection: Asks) => connection.query('select pg_advisory_lock_shared($1)', [nothingGoesAway])
export const letSweep = (connection: Asks) => connection.query('select pg_advisory_unlock_shared($1)', [nothingGoesAway])

/** The id of the file that a content, or one of a picture's sizes, belongs to. */
export const fileIdOf = (key: string) => key.slice(0, 36)

/**
 * Removes uploads that no record adopted in time, and contents without a row: first the row, and the content long
 * after, so that whatever happens in between leaves something unused and never something missing.
 */
export class Sweep {
  readonly #app: Swept
  /** Without a row at the last sweep already. */
  #seen = new Set<string>()

  constructor(app: Swept) {
    this.#app = app
  }

  /** False where another instance is at it. */
  run(now = new Date()): Promise<boolean> {
    return this.#alone(async (runner) => {
      await runner.query('delete from file where is_temporary and expires_at < now()')
      await runner.query(forgetUploads)
      await this.#app.files.discardUnfinished(new Date(now.getTime() - hour))
      await this.#staged(runner)
      await this.#contents(runner, new Date(now.getTime() - day))
    })
  }

  /** Only what was begun and never came to a row. It is known by its id: nothing has to be looked through. */
  runStaged(): Promise<boolean> {
    return this.#alone((runner) => this.#staged(runner))
  }

  async #alone(work: (runner: Asks) => Promise<void>): Promise<boolean> {
    const runner = this.#app.db.createQueryRunner()
    try {
      const [{ mine }] = (await runner.query('select pg_try_advisory_lock($1) mine', [nothingGoesAway])) as [{ mine: boolean }]
      if (!mine) return false
      try {
        await work(runner)
      } finally {
        await runner.query('select pg_advisory_unlock($1)', [nothingGoesAway])
      }
      return true
    } finally {
      await runner.release()
    }
  }

  /** A row comes seconds after its content, or not at all. */
  async #staged(runner: Asks) {
    for (;;) {
      const old = (await runner.query(
        `select id from staged_content where staged_at < now() - interval '30 minutes' order by staged_at limit ${atOnce}`,
      )) as { id: string }[]
      const ids = old.map(({ id }) => id)
      for (const id of await withoutRow(runner, ids)) await this.#app.files.delete(id)
      await runner.query('delete from staged_content where id = any($1::uuid[])', [ids])
      if (ids.length < atOnce) return
    }
  }

  async #contents(runner: Asks, before: Date) {
    const seen = new Set<string>()
    for await (const keys of batches(this.#old(before))) {
      const unused = await withoutRow(runner, keys)
      for (const key of unused) {
        if (this.#seen.has(key)) await this.#app.files.delete(key)
        else seen.add(key)
      }
    }
    this.#seen = seen
  }

  async *#old(before: Date) {
    for await (const { key, changedAt } of this.#app.files.list()) if (changedAt < before) yield key
  }
}

export async function* batches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < atOnce) continue
    yield batch
    batch = []
  }
  if (batch.length) yield batch
}

/** Of these contents, those that no row speaks of. */
export async function withoutRow(db: Asks, keys: readonly string[]): Promise<string[]> {
  const rows = (await db.query('select id from stored_content where id = any($1::uuid[])', [[...new Set(keys.map(fileIdOf))]])) as {
    id: string
  }[]
  const known = new Set(rows.map(({ id }) => id))
  return keys.filter((key) => !known.has(fileIdOf(key)))
}

/** At start and every hour from then on, and every quarter of it what was begun; what it answers ends it. */
export const sweeping: GoesOn = (app) => {
  const sweep = new Sweep(app)
  let quarters = 0
  return regularly(app, { name: 'sweep', every: hour / 4, also: 'first' }, () => (quarters++ % 4 === 0 ? sweep.run() : sweep.runStaged()))
}
