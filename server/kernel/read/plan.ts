import type { Feature } from '#server/config/features.ts'
import { inputFields } from '../input.ts'
import type { Operation } from '../operation.ts'
import type { Viewer, ViewerKind } from '../viewer.ts'
import { type Description, OneRow } from './description.ts'
import type { Mapping } from './mapping.ts'
import type { Field } from './selection.ts'
import { connection, isConnection, list, nodeOf, one, page } from './shapes.ts'
import { type Ask, Param, type Sql, sql, statement, type Statement } from './sql.ts'
import { Writer } from './write.ts'

/** One row for as long as the viewer is who we think it is. Nobody we know needs no proof. */
export type Guards = Readonly<Partial<Record<ViewerKind, Sql>>>

export type Shape = 'page' | 'list' | 'field'

export interface Planning {
  mapping: Mapping
  guards: Guards
  /** What is switched on. */
  features: readonly Feature[]
}

/** An operation's rows in the shape of a field: one statement that yields the answer as JSON text. */
export function planRead(
  { mapping, guards }: Planning,
  operation: Operation,
  field: Field,
  viewer: ViewerKind,
  given: ReadonlySet<string>,
  shape: Shape,
  before?: number,
): Statement {
  const input = Object.fromEntries(
    inputFields(operation).map((name) => [name, new Param((ask) => ask.input[name] ?? null, given.has(name))]),
  )
  const { gate, rows } = operation.describe(viewer, input)
  const value = write(new Writer(mapping, viewer, nested(shape)), rows, { ...field, args: input }, shape)
  const guard = guards[viewer] ?? sql`(select 1) s`
  const gated = gate
    ? sql`select case when g.may then (${value})::text end j, g.may from ${guard} left join lateral (${gate}) g on true`
    : sql`select (${value})::text j, true may from ${guard}`
  return statement(gated, before)
}

/** Several reads for one viewer in one statement: a row with the cells of each, or none where the viewer is no longer who it was. */
export function planTogether(reads: readonly ((before: number) => Statement)[]) {
  const parts: Statement[] = []
  for (const read of reads) parts.push(read(parts.reduce((sum, { size }) => sum + size, 0)))
  const cells = parts.map((_, i) => `p${i}.j j${i}, p${i}.may may${i}`)
  // Each by itself, so that PostgreSQL looks for the best way through one of them at a time.
  const rows = parts.map(({ text }, i) => `(${text} offset 0) p${i}`)
  return {
    text: `select ${cells.join(', ')} from ${rows.join(' cross join ')}`,
    values: (asks: readonly Ask[]) => parts.flatMap((part, i) => part.values(asks[i]!)),
  }
}

/** A row that a command has just written, read as its answer. */
export const planWritten = ({ mapping }: Planning, rows: Description, field: Field, viewer: Viewer['kind'], shape: Shape): Statement =>
  statement(sql`select (${one(new Writer(mapping, viewer, nested(shape)), rows, field)})::text j, true may`)

function write(writer: Writer, rows: Description, field: Field, shape: Shape): Sql {
  if (isOne(rows)) return one(writer, rows, field)
  if (shape === 'page') return page(writer, rows, field)
  if (shape === 'list') return list(writer, rows, field)
  return inField(writer, rows, field)
}
/** The shape that a field's own type asks for. */
export const inField = (writer: Writer, rows: Description, field: Field): Sql => {
  if (isOne(rows)) return one(writer, rows, field)
  return isConnection(field.type) ? connection(writer, rows, field) : list(writer, rows, field)
}
/** Over REST a list within a record is its rows alone, as many as the selection says. */
const bare = (writer: Writer, rows: Description, field: Field): Sql => {
  const node = nodeOf(field)
  return node ? list(writer, rows, node, field.args['first']) : inField(writer, rows, field)
}
export const nested = (shape: Shape) => (shape === 'field' ? inField : bare)
const isOne = (rows: object) => rows instanceof OneRow
