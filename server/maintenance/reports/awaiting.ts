import { setTimeout as pause } from 'node:timers/promises'
import { caretakerOf } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { App } from '#server/kernel/app.ts'

const firstPauseMs = 200
const longestPauseMs = 5000

/**
 * What is made elsewhere, by whichever instance, and waited for here. Whoever comes looks once for themselves; however many wait
 * then, for however much, one question asks for all of them, ever more seldom, and at once when something was made in this process.
 */
export class Awaited<Outcome> {
  /** Answers what has come to an end, by its id. */
  readonly #ask: (ids: string[]) => Promise<ReadonlyMap<string, Outcome>>
  readonly #waiting = new Map<string, Set<PromiseWithResolvers<Outcome>>>()
  #isLooking = false
  #isDue = false
  #rest = new AbortController()

  constructor(ask: (ids: string[]) => Promise<ReadonlyMap<string, Outcome>>) {
    this.#ask = ask
  }

  /** How it ended; nothing where it had not by the time that the signal is given. */
  async of(id: string, until: AbortSignal): Promise<Outcome | undefined> {
    const ended = (await this.#ask([id])).get(id)
    return ended === undefined && !until.aborted ? this.#wait(id, until) : ended
  }

  /** Something may have come to an end here. */
  look() {
    this.#isDue = true
    this.#rest.abort()
  }

  async #wait(id: string, until: AbortSignal) {
    const [mine, over] = [Promise.withResolvers<Outcome>(), Promise.withResolvers<undefined>()]
    const those = this.#waiting.get(id) ?? new Set()
    this.#waiting.set(id, those.add(mine))
    if (!this.#isLooking) void this.#lookAround()
    const end = () => over.resolve(undefined)
    until.addEventListener('abort', end, { once: true })
    try {
      return await Promise.race([mine.promise, over.promise])
    } finally {
      until.removeEventListener('abort', end)
      those.delete(mine)
      if (!those.size && this.#waiting.get(id) === those) this.#waiting.delete(id)
      if (!this.#waiting.size) this.#rest.abort()
    }
  }

  async #lookAround() {
    this.#isLooking = true
    for (let rest = firstPauseMs; this.#waiting.size; rest = Math.min(rest * 1.5, longestPauseMs)) {
      this.#rest = new AbortController()
      if (!this.#isDue) await pause(rest, undefined, { signal: this.#rest.signal, ref: false }).catch(() => undefined)
      this.#isDue = false
      if (this.#waiting.size) await this.#askForAll()
    }
    this.#isLooking = false
  }

  async #askForAll() {
    const ids = [...this.#waiting.keys()]
    try {
      for (const [id, outcome] of await this.#ask(ids)) for (const each of this.#leave(id)) each.resolve(outcome)
    } catch (error) {
      for (const id of ids) for (const each of this.#leave(id)) each.reject(error)
    }
  }

  #leave(id: string) {
    const those = this.#waiting.get(id) ?? []
    this.#waiting.delete(id)
    return those
  }
}

interface Ended {
  id: string
  /** None either where the report is gone. */
  fileId: string | null
  failure: 'noRoom' | 'failed' | 'stopped' | null
}

const endedOf =
  ofEverybody(`select x.id, r.file_id "fileId", case when r.id is not null and r.asked_at is null then 'stopped' else r.failure end failure
  from unnest($1::uuid[]) x (id) left join maintenance_report r on r.id = x.id where r.id is null or r.file_id is not null or r.failure is not null or r.asked_at is null`)

const awaitedOf = new WeakMap<App['db'], Awaited<Ended>>()

/** The reports that somebody waits for in this process. */
export function awaitedReports({ db }: Pick<App, 'db'>): Awaited<Ended> {
  let awaited = awaitedOf.get(db)
  if (!awaited) {
    awaited = new Awaited(async (ids) => new Map((await caretakerOf({ db }).query<Ended>(endedOf, ids)).map((one) => [one.id, one])))
    awaitedOf.set(db, awaited)
  }
  return awaited
}
