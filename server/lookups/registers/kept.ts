import type { DataSource } from 'typeorm'

/** Fresh enough to be answered without asking; and old enough to be of no more use to anybody. */
const fresh = `interval '24 hours'`
const longest = `interval '30 days'`

/** What registers answered is kept in the database, for all instances, and stands in while a register is away. */
export class KeptAnswers {
  readonly #db: DataSource
  constructor(db: DataSource) {
    this.#db = db
  }

  async through<T>(register: string, asked: readonly (string | number)[], fetchIt: () => Promise<T>): Promise<T> {
    const key = [register, JSON.stringify(asked)]
    const [kept]: { answer: { value?: T }; isFresh: boolean }[] = await this.#db.query(
      `select answer, fetched_at > now() - ${fresh} "isFresh" from register_answer where register = $1 and asked = $2`,
      key,
    )
    if (kept?.isFresh) return kept.answer.value as T
    try {
      const value = await fetchIt()
      await this.#keep(key, { value })
      return value
    } catch (error) {
      if (kept) return kept.answer.value as T
      throw error
    }
  }

  async #keep(key: string[], answer: object) {
    await this.#db.query(
      `insert into register_answer (register, asked, answer) values ($1, $2, $3)
        on conflict (register, asked) do update set answer = excluded.answer, fetched_at = now()`,
      [...key, JSON.stringify(answer)],
    )
    await this.#db.query(`delete from register_answer where fetched_at < now() - ${longest}`)
  }
}
