import type { Row } from '../entity.ts'
import { inputFields } from '../input.ts'
import type { Operation } from '../operation.ts'
import type { ViewerKind } from '../viewer.ts'
import type { AuditColumns } from './added.ts'
import { OneRow } from './description.ts'
import { nested, type Planning, type Shape } from './plan.ts'
import type { Field } from './selection.ts'
import { one } from './shapes.ts'
import { join, name, none, Param, raw, sql, statement, type Statement } from './sql.ts'
import { Writer } from './write.ts'

/** Check, write, keep the history and answer, in one statement. No row comes back where any of it is refused. */
export function planAddition(
  { mapping, guards }: Planning,
  operation: Operation,
  field: Field,
  viewer: ViewerKind,
  given: ReadonlySet<string>,
  audit: AuditColumns,
  shape: Shape,
): Statement {
  const input = Object.fromEntries(
    inputFields(operation).map((property) => [property, new Param((ask) => ask.input[property] ?? null, given.has(property))]),
  )
  const { gate, addition } = operation.addition(viewer, input, given)
  const { entity, values, adopts, follows } = addition
  const meta = mapping.entityOf(entity.name)!
  const columns = Object.keys(values).map((property) => meta.findColumnWithPropertyName(property)!)
  const cells = columns.map((column) => sql`${values[column.propertyName]!}::${raw(String(column.type))}`)
  const taken = adopts ? [{ column: meta.findColumnWithPropertyName(adopts.property)!, cell: sql`f.id` }] : []
  const all = [...columns.map((column, i) => ({ column, cell: cells[i]! })), ...taken]

  const writer = new Writer(mapping, viewer, nested(shape))
  const row = one(writer, new OneRow<Row>(entity, []), field, sql`i`)
  const auditCells = Object.entries(audit.columns)
  return statement(
    sql`with g as materialized (select g.may from ${guards[viewer]!} cross join lateral (${gate}) g)${
      adopts ? sql`, f as (${adopts.by(sql`(select may from g)`)})` : sql`, f as (select from g where may)`
    }, i as (insert into ${name(meta.tableName)} (${join(
      all.map(({ column }) => name(column.databaseName)),
      ',',
    )}) select ${join(
      all.map(({ cell }) => cell),
      ',',
    )} from f returning *), a as (insert into audit_entry (record_id,${join(
      auditCells.map(([column]) => name(column)),
      ',',
    )}) select i.id,${join(
      auditCells.map(([, cell]) => cell),
      ',',
    )} from i)${follows ? sql`, c as (${follows})` : none} select (${row})::text j from i`,
  )
}
