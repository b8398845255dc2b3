import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { isOlderThan } from '#server/kernel/rows/moments.ts'
import { RegisterAnswer } from './registerAnswer.entity.ts'

/** Fresh enough to be answered without asking; and old enough to be of no more use to anybody. */
const fresh = `interval '24 hours'`
const longest = '30 days'

const find = ofEverybody(`select answer, fetched_at > now() - ${fresh} "isFresh" from register_answer where register = $1 and asked = $2`)
const keep = ofEverybody(`insert into register_answer (register, asked, answer) values ($1, $2, $3)
  on conflict (register, asked) do update set answer = excluded.answer, fetched_at = now()`)

/** What registers answered is kept in the database, for all instances, and stands in while a register is away. */
export class KeptAnswers {
  readonly #caretaker: Caretaker
  constructor(caretaker: Caretaker) {
    this.#caretaker = caretaker
  }

  async through<T>(register: string, question: readonly (string | number)[], fetchIt: () => Promise<T>): Promise<T> {
    const key = [register, JSON.stringify(question)]
    const [kept] = await this.#caretaker.query<{ answer: { value?: T }; isFresh: boolean }>(find, ...key)
    if (kept?.isFresh) return kept.answer.value as T
    try {
      const value = await fetchIt()
      await this.#caretaker.query(keep, ...key, JSON.stringify({ value }))
      await this.#caretaker.rows(RegisterAnswer).removeWhere({ fetchedAt: isOlderThan(longest) })
      return value
    } catch (error) {
      if (kept) return kept.answer.value as T
      throw error
    }
  }
}
