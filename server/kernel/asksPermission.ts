import type { EntityManager } from 'typeorm'
import { type Call, StaleViewer } from './call.ts'
import { AppError } from './errors.ts'
import { inputFields } from './input.ts'
import type { Operation } from './operation.ts'
import { type Condition, type Gate, grantingGate } from './permission.ts'
import type { Guards } from './read/plan.ts'
import { givenIn, keyOf } from './read/root.ts'
import { Param, sql, statement, type Statement } from './read/sql.ts'
import { RecentlyUsed } from './recentlyUsed.ts'
import { traced } from './tracing.ts'

type NamedValues = Readonly<Record<string, unknown>>
interface Question extends Statement {
  conditions: readonly Condition[]
}
/**
 * Makes the grant, or says why not. Of what was done already only its caller is asked about: whoever lost what let them
 * in is refused, and that the record has moved on since is no reason.
 */
export type Decide = (about?: { isRepeated: boolean }) => unknown

/**
 * Whether the viewer still is who it was, and what the permission's gate says: one statement, under the lock that the
 * gate takes. Throws StaleViewer where the copy of the viewer is old. What follows from the answer is decided by
 * whoever calls `Decide`, so that a repeated command can be answered first.
 */
export type AskPermission = (operation: Operation, call: Call, input: NamedValues, db: EntityManager) => Promise<Decide>

/** One is written for each set of fields that are given. */
const mostQuestions = 32

export function asking(guards: Guards): AskPermission {
  const kept = new WeakMap<Operation, RecentlyUsed<{ question: Question | undefined }>>()

  const questionOf = (operation: Operation, call: Call, input: NamedValues) => {
    const given = givenIn(input)
    const key = keyOf(call, given)
    let questions = kept.get(operation)
    if (!questions) kept.set(operation, (questions = new RecentlyUsed(mostQuestions)))
    let question = questions.get(key)
    if (!question) questions.set(key, (question = { question: write(operation, call, new Set(given)) }))
    return question.question
  }

  function write(operation: Operation, { viewer: { kind } }: Call, given: ReadonlySet<string>): Question | undefined {
    const input = Object.fromEntries(
      inputFields(operation).map((property) => [property, new Param((ask) => ask.input[property] ?? null, given.has(property))]),
    )
    // Whoever only reads keeps nobody waiting.
    const locks = operation.kind !== 'answer'
    const gate: Gate | null = operation.gate(kind, input, locks)
    const guard = guards[kind]
    if (!gate) return guard && { ...statement(sql`select 0 refused from ${guard}`), conditions: [] }
    const { lock: _, ...unlocked } = gate
    const gateJoin = sql`left join lateral (${grantingGate(locks ? gate : unlocked)}) g on true`
    return { ...statement(sql`select g.* from ${guard ?? sql`(select) s`} ${gateJoin}`), conditions: gate.holds }
  }

  const ask: AskPermission = async (operation, call, input, db) => {
    const question = questionOf(operation, call, input)
    if (!question) return () => operation.grantOf({}, { call, db })
    const rows: Record<string, unknown>[] = await db.query(question.text, question.values({ viewer: call.viewer, input, variables: {} }))
    const [row] = rows
    if (!row) throw new StaleViewer()
    const { refused, ...facts } = row
    return ({ isRepeated } = { isRepeated: false }) => {
      if (refused === null && isRepeated && operation.endsOwnAccess) return undefined
      if (refused === null) throw new AppError('entityNotFound')
      const estateId = facts['estateId']
      if (typeof estateId === 'string') call.noted.estateId = estateId
      if (refused !== 0) {
        const refusal = question.conditions[Number(refused) - 1]![1]()
        if (!isRepeated || isAboutTheirRights(refusal)) throw refusal
        return undefined
      }
      return operation.grantOf(facts, { call, db })
    }
  }
  return (operation, ...asked) => traced('gate', operation.name, () => ask(operation, ...asked))
}

const isAboutTheirRights = ({ code, details }: AppError) =>
  code === 'authorizationFailure' || (code === 'unauthorizedUser' && details?.reason !== 'licence')
