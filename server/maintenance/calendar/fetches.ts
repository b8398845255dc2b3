import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { isForLater } from '#server/kernel/nowAndThen.ts'

const keep = ofEverybody(`update calendar_feed f set last_fetched_at = greatest(f.last_fetched_at, c.at)
  from unnest($1::uuid[], $2::timestamptz[]) c (id, at) where f.id = c.id`)

/** When each calendar feed was last fetched. Nothing is written where something is read: it is noted here, and written now and then. */
export class CalendarFetches {
  #noted = new Map<string, Date>()

  note(feedId: string, at = new Date()) {
    this.#noted.set(feedId, at)
  }

  /** What can't be written yet is kept for the next time. */
  async write(care: Caretaker) {
    const noted = this.#noted
    if (!noted.size) return
    this.#noted = new Map()
    try {
      await care.query(keep, [...noted.keys()], [...noted.values()])
    } catch (error) {
      if (isForLater(error)) this.#noted = new Map([...noted, ...this.#noted])
      throw error
    }
  }
}
