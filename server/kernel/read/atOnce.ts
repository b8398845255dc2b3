import type { EntityMetadata } from 'typeorm'
import type { Row } from '../entity.ts'
import { inputFields } from '../input.ts'
import type { Operation } from '../operation.ts'
import { type Condition, grantingGate } from '../permission.ts'
import type { ViewerKind } from '../viewer.ts'
import { OneRow } from './description.ts'
import { nested, type Planning, type Shape } from './plan.ts'
import type { Field } from './selection.ts'
import { one } from './shapes.ts'
import { type Hole, isLeftOut, join, literal, name, none, Param, raw, type Sql, sql, statement, type Statement } from './sql.ts'
import { Writer } from './write.ts'
import { type AuditColumns, type Hold, isNew, isTaken, type Writing } from './writesAtOnce.ts'

export interface Form {
  /** There was no row to write over. */
  asNew?: boolean
  /** Its answer is read afterwards, and this one tells which row it is of. */
  tellsId?: boolean
}
interface PlannedRow {
  operation: Operation
  field: Field
  viewer: ViewerKind
  /** The fields that have a value, and those that may be null as well. */
  given: ReadonlySet<string>
  sent: ReadonlySet<string>
  audit: AuditColumns
  shape: Shape
  form?: Form
}

/** One row: which condition of the gate failed, which of the writing, the answer, and what was met where there is none. */
export interface PlannedWriting extends Statement {
  entity: Writing['entity']
  conditions: readonly Condition[]
  holds: readonly Hold[]
}

/** Check, write, keep the history and answer, in one statement. No row comes back where the viewer is no longer who it was. */
export function planAtOnce({ mapping, guards }: Planning, planned: PlannedRow): PlannedWriting {
  const { operation, field, viewer, given, sent, audit, shape, form: { asNew, tellsId } = {} } = planned
  const input = Object.fromEntries(
    inputFields(operation).map((property) => [property, new Param((ask) => ask.input[property] ?? null, given.has(property))]),
  )
  const gate = operation.gate(viewer, input, true)
  if (!gate) throw new Error(`${operation.name} has no gate to write behind`)
  const { id, isThere, row } = operation.writes!
  const isOver = !asNew && (isThere || (id !== undefined && given.has(id)))
  const writing = row({ input, given, sent, isOver })
  const named = id === undefined ? undefined : input[id]
  const meta = mapping.entityOf(writing.entity.name)!
  const holds = [...standing(meta, named, { isOver, isThere }), ...(writing.holds ?? [])]
  const before = isOver ? sql` left join b on true` : none

  const writer = new Writer(mapping, viewer, nested(shape))
  const answer = tellsId ? sql`i.id` : sql`(${one(writer, new OneRow<Row>(writing.entity, []), field, sql`i`)})`
  const entry: AuditColumns = {
    ...audit,
    ...('estateId' in gate.facts && { estate_id: sql`(select "estateId" from g)` }),
    changed_fields: isOver
      ? changedIn(meta, writing)
      : sql`array[${list((writing.tells ?? Object.keys(writing.values)).map(literal))}]::text[]`,
  }
  const parts: [string, Sql][] = [
    ['g', sql`select g.* from ${guards[viewer]!} left join lateral (${grantingGate(gate)}) g on true`],
    ['f', writing.finds ?? sql`select from g where g.refused = 0`],
    ...(isOver ? [['b', rowBefore(meta, writing, named!)] as [string, Sql]] : []),
    ['h', sql`select ${failedOf(holds)} refused from g cross join f${before}`],
    ['i', isOver ? changed(meta, writing) : added(meta, writing, named)],
    ['a', sql`insert into audit_entry (record_id,${names(Object.keys(entry))}) select i.id,${list(Object.values(entry))} from i${before}`],
    ...(writing.follows ?? []).map((follows, n): [string, Sql] => [`c${n}`, follows]),
  ]
  const met = sql`json_build_object('g', to_jsonb(g), 'f', to_jsonb(f), 'b', ${isOver ? sql`to_jsonb(b)` : sql`null`})`
  const all = join(
    parts.map(([called, part]) => sql`${raw(called)} as materialized (${part})`),
    ', ',
  )
  const text = statement(sql`with ${all} select g.refused, h.refused held, ${answer}::text j, case when i.id is null then ${met} end met
    from g left join f on true${before} left join h on true left join i on true`)
  return { ...text, entity: writing.entity, conditions: gate.holds, holds }
}

/** A row that is written over is there, and a new one takes the id of no other. */
function standing(
  meta: EntityMetadata,
  id: Hole | undefined,
  { isOver, isThere }: { isOver: boolean; isThere?: true | undefined },
): Hold[] {
  if (isOver) return [[sql`b.id is not null`, isThere ? undefined : isNew]]
  if (!id || isLeftOut(id)) return []
  return [[sql`not exists (select from ${name(meta.tableName)} x where x.id = ${id}::uuid)`, isTaken]]
}

/** Which of them fails first, counted from one, or nought. */
function failedOf(holds: readonly Hold[]) {
  const branches = holds.map(([condition], n) => sql`when (${condition}) is not true then ${raw(n + 1)} `)
  return branches.length ? sql`case ${join(branches, '')}else 0 end` : raw('0')
}

/** Locked, against whoever changes it too. */
function rowBefore(meta: EntityMetadata, { whose }: Writing, id: Hole) {
  const among = columnsOf(meta, whose).map(({ column, cell }) => sql` and t.${name(column)} = ${cell}`)
  return sql`select t.* from g cross join f join ${name(meta.tableName)} t on t.id = ${id}::uuid${join(among, '')} for no key update of t`
}

function added(meta: EntityMetadata, { whose, values }: Writing, id: Hole | undefined) {
  const columns = [...columnsOf(meta, whose), ...columnsOf(meta, { ...(id && { id }), ...values }).filter(({ value }) => !isLeftOut(value))]
  const cells = list(columns.map(({ cell }) => cell))
  return sql`insert into ${name(meta.tableName)} (${names(columns.map(({ column }) => column))})
    select ${cells} from g cross join f cross join h where h.refused = 0 returning *`
}

function changed(meta: EntityMetadata, { values }: Writing) {
  const counted = meta.findColumnWithPropertyName('version') ? [sql`version = t.version + 1`] : []
  const dated = meta.findColumnWithPropertyName('updatedAt') ? [sql`updated_at = now()`] : []
  const set = [...columnsOf(meta, values).map(({ column, cell }) => sql`${name(column)} = ${cell}`), ...counted, ...dated]
  return sql`update ${name(meta.tableName)} t set ${list(set)} from g, f, b, h where h.refused = 0 and t.id = b.id returning t.*`
}

/** What differs from the row as it was. */
function changedIn(meta: EntityMetadata, { values }: Writing) {
  const differing = columnsOf(meta, values).map(
    ({ column, property }) => sql`case when i.${name(column)} is distinct from b.${name(column)} then ${literal(property)} end`,
  )
  return sql`array_remove(array[${list(differing)}]::text[], null)`
}

const list = (parts: readonly Hole[]) => join(parts, ', ')
const names = (columns: readonly string[]) => list(columns.map(name))

const columnsOf = (meta: EntityMetadata, values: Readonly<Record<string, Hole>>) =>
  Object.entries(values).map(([property, value]) => {
    const { databaseName, type, isArray } = meta.findColumnWithPropertyName(property)!
    return { property, value, column: databaseName, cell: sql`${value}::${raw(`${String(type)}${isArray ? '[]' : ''}`)}` }
  })
