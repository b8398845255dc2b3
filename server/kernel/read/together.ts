import type { Call } from '../call.ts'
import type { StatementNames } from '../database/statementNames.ts'
import { asAppError } from '../errors.ts'
import { RecentlyUsed } from '../recentlyUsed.ts'
import { type Planning, planTogether } from './plan.ts'
import { answerIn, givenIn, keyOf, mostPlans, NamedStatement, type Root, type Send } from './root.ts'
import type { Ask } from './sql.ts'

type Values = Readonly<Record<string, unknown>>

/** Fields of one answer that are read at once: a screen asks for its estate and for what it shows of it in one round trip. */
export class Together {
  readonly #planning: Planning
  readonly #names: StatementNames | undefined
  readonly #plans = new RecentlyUsed<NamedStatement<readonly Ask[]>>(mostPlans)

  /** What it is counted as: the operations that it answers. */
  readonly name: string

  constructor(planning: Planning, roots: readonly Root[], names: StatementNames | undefined) {
    this.name = roots.map(({ operation }) => operation.name).join(' + ')
    this.#planning = planning
    this.#names = names
  }

  /** Each field's answer or refusal; undefined where they are better read one by one. */
  async read(
    roots: readonly Root[],
    inputs: readonly Values[],
    { call, variables, send }: { call: Call; variables: Values; send: Send },
  ): Promise<(() => string)[] | undefined> {
    const { viewer, language } = call
    const { features } = this.#planning
    const givens = inputs.map(givenIn)
    const key = roots.map(({ field }, i) => `${field.key} ${keyOf(call, givens[i]!)}`).join('|')
    let plan = this.#plans.get(key)
    if (!plan) {
      plan = new NamedStatement(
        planTogether(roots.map((root, i) => (before) => root.planned(viewer.kind, givens[i]!, before))),
        this.#names,
      )
      this.#plans.set(key, plan)
    }
    try {
      const [row] = await send(plan.at(inputs.map((input) => ({ viewer, input, variables, language, features }))))
      // No row: the viewer at hand is old, which each field finds out for itself.
      return row && roots.map((_, i) => () => answerIn(row[2 * i], row[2 * i + 1]))
    } catch (error) {
      // What one of them is refused for is not the others' fault; what takes too long is not tried again.
      if (asAppError(error).status === 503) throw error
      return undefined
    }
  }
}
