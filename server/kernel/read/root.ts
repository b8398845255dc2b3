import { auditColumns } from '../audit.ts'
import { StaleViewer, withCurrentViewer, type Call } from '../call.ts'
import type { StatementNames } from '../database/statementNames.ts'
import type { Row } from '../entity.ts'
import { AppError } from '../errors.ts'
import type { Operation, Written } from '../operation.ts'
import { RecentlyUsed } from '../recentlyUsed.ts'
import type { ViewerKind } from '../viewer.ts'
import { type Form, planAtOnce, type PlannedWriting } from './atOnce.ts'
import { OneRow, withId } from './description.ts'
import { planRead, type Planning, planWritten, type Shape } from './plan.ts'
import type { Field } from './selection.ts'
import { type Ask, Param, type Statement } from './sql.ts'
import type { Met, Refusal } from './writesAtOnce.ts'

/** Sends one statement; rows come back as arrays of their cells. */
export type Send = (statement: { name?: string; text: string; values: unknown[] }) => Promise<unknown[][]>

type Values = Readonly<Record<string, unknown>>

/** What came of a writing. Of what is refused it says why, where the statement knows, and on which estate. */
type Outcome = { entity: PlannedWriting['entity']; answer: string } | { refusal: Refusal | undefined; met: Met | undefined }

/** One field of an answer, and the statements that have been written for it so far. */
export class Root {
  readonly field: Field
  readonly operation: Operation
  readonly #planning: Planning
  readonly #shape: Shape
  readonly #names: StatementNames | undefined
  readonly #plans = new RecentlyUsed<NamedStatement>(mostPlans)
  readonly #writings = new RecentlyUsed<{ statement: PlannedWriting; plan: NamedStatement }>(mostPlans)

  /** Without names for a field that hardly anybody is going to ask for again. */
  constructor(planning: Planning, operation: Operation, field: Field, shape: Shape, names?: StatementNames) {
    this.#names = names
    this.#planning = planning
    this.operation = operation
    this.field = field
    this.#shape = shape
  }

  /** Whether more than the id of that record is asked for. */
  tellsOf(record: string) {
    return this.field.fields.some(({ name, fields }) => name === record && fields.some((below) => below.name !== 'id'))
  }

  /** A query's answer, as JSON text. */
  read(call: Call, input: Values, variables: Values, send: Send): Promise<string> {
    return withCurrentViewer(call, this.operation, async () => {
      const given = givenIn(input)
      const plan = this.#plan(keyOf(call, given), () => this.planned(call.viewer.kind, given))
      const [row] = await send(
        plan.at({ viewer: call.viewer, input, variables, language: call.language, features: this.#planning.features }),
      )
      if (!row) throw new StaleViewer()
      return answerIn(row[0], row[1])
    })
  }

  planned(viewer: ViewerKind, given: readonly string[], before?: number) {
    return planRead(this.#planning, this.operation, this.field, viewer, new Set(given), this.#shape, before)
  }

  /** A row written, audited and answered in one statement, or why not. */
  async write(call: Call, input: Values, variables: Values, send: Send, form: Form = {}): Promise<Outcome> {
    const sent = Object.keys(input).filter((field) => input[field] !== undefined)
    const fields = sent.map((field) => (input[field] === null ? `${field}-` : field)).join()
    const key = `${call.viewer.kind} ${form.asNew ? 'new' : ''} ${form.tellsId ? 'id' : ''} ${fields}`
    let planned = this.#writings.get(key)
    if (!planned) this.#writings.set(key, (planned = this.#planWriting(call.viewer.kind, givenIn(input), sent, form)))
    const { plan, statement } = planned
    const ask = { viewer: call.viewer, input, variables, language: call.language, features: this.#planning.features, call }
    const [row] = await send(plan.at(ask))
    if (!row) throw new StaleViewer()
    return outcomeOf(statement, row)
  }

  #planWriting(viewer: ViewerKind, given: readonly string[], sent: readonly string[], form: Form) {
    const { operation, field } = this
    const question = { operation, field, viewer, given: new Set(given), sent: new Set(sent), shape: this.#shape, form }
    const statement = planAtOnce(this.#planning, { ...question, audit: auditColumns(operation) })
    return { statement, plan: new NamedStatement(statement, this.#names) }
  }

  /** The row that the command has written, as JSON text. */
  async readWritten(call: Call, { entity, id }: Pick<Written, 'entity' | 'id'>, variables: Values, send: Send): Promise<string> {
    const plan = this.#plan(`${call.viewer.kind} written ${entity.name}`, () => this.#planWritten(entity, call.viewer.kind))
    const [row] = await send(
      plan.at({ viewer: call.viewer, input: { id }, variables, language: call.language, features: this.#planning.features }),
    )
    return row![0] as string
  }

  #planWritten(entity: Written['entity'], viewer: ViewerKind) {
    const rows = new OneRow<Row>(entity, [withId(new Param(({ input }) => input['id']))])
    return planWritten(this.#planning, rows, this.field, viewer, this.#shape)
  }

  #plan(key: string, write: () => Statement) {
    let plan = this.#plans.get(key)
    if (!plan) this.#plans.set(key, (plan = new NamedStatement(write(), this.#names)))
    return plan
  }
}

export const givenIn = (input: Values) => Object.keys(input).filter((name) => input[name] != null)
/** Whatever changes a statement's text. */
export const keyOf = ({ viewer }: Call, given: readonly string[]) => `${viewer.kind} ${given.join()}`

/** What the cells of a writing say. */
function outcomeOf({ entity, conditions, holds }: PlannedWriting, [refused, held, answer, met]: unknown[]): Outcome {
  if (typeof answer === 'string') return { entity, answer }
  if (refused === null) return { refusal: () => new AppError('entityNotFound'), met: undefined }
  const [, refusal] = (Number(refused) ? conditions[Number(refused) - 1] : holds[Number(held) - 1]) ?? []
  return { refusal, met: met as Met }
}

/** What the cells of a read say: its answer, or that it is refused. */
export function answerIn(text: unknown, may: unknown): string {
  if (may === false) throw new AppError('authorizationFailure')
  if (text === null) throw new AppError('entityNotFound')
  return text as string
}

/** A statement is written for each set of fields that are given; whoever asks for all of them in turn gets them written anew. */
export const mostPlans = 16

export class NamedStatement<Asked = Ask> {
  readonly #statement: { text: string; values(ask: Asked): unknown[] }
  readonly #names: StatementNames | undefined
  constructor(written: { text: string; values(ask: Asked): unknown[] }, names: StatementNames | undefined) {
    this.#statement = written
    this.#names = names
  }
  at(ask: Asked) {
    const { text } = this.#statement
    const name = this.#names?.nameOf(this, text)
    return { ...(name !== undefined && { name }), text, values: this.#statement.values(ask) }
  }
}
