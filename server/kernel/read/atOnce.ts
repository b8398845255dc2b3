import type { EntityMetadata } from 'typeorm'
import type { Row } from '../entity.ts'
import { inputFields } from '../input.ts'
import type { Operation } from '../operation.ts'
import { readingGate } from '../permission.ts'
import type { ViewerKind } from '../viewer.ts'
import { OneRow } from './description.ts'
import { nested, type Planning, type Shape } from './plan.ts'
import type { Field } from './selection.ts'
import { one } from './shapes.ts'
import { type Hole, join, literal, name, none, Param, raw, type Sql, sql, statement, type Statement } from './sql.ts'
import { Writer } from './write.ts'
import type { Addition, Alteration, AtOnce, AuditColumns } from './writesAtOnce.ts'

interface Asked {
  way: AtOnce
  operation: Operation
  field: Field
  viewer: ViewerKind
  given: ReadonlySet<string>
  audit: AuditColumns
  shape: Shape
}

/** `f` is what was found, `i` the row that is written: how, and what is told of it as changed. */
interface Writing {
  found: Sql
  written: Sql
  changed?: Sql
}

/** Check, write, keep the history and answer, in one statement. No row comes back where any of it is refused. */
export function planAtOnce({ mapping, guards }: Planning, { way, operation, field, viewer, given, audit, shape }: Asked): Statement {
  const input = Object.fromEntries(
    inputFields(operation).map((property) => [property, new Param((ask) => ask.input[property] ?? null, given.has(property))]),
  )
  const gate = operation.gate(viewer, input)
  if (!gate) throw new Error(`${operation.name} has no gate to write behind`)
  const asked = operation.rowAtOnce(way, input, given)
  const meta = mapping.entityOf(asked.entity.name)!
  const { found, written, changed } = 'finds' in asked ? altering(meta, asked) : adding(meta, asked)

  const writer = new Writer(mapping, viewer, nested(shape))
  const row = one(writer, new OneRow<Row>(asked.entity, []), field, sql`i`)
  const told: AuditColumns = {
    ...audit,
    ...('estateId' in gate.facts && { estate_id: sql`(select "estateId" from g)` }),
    ...(changed && { changed_fields: changed }),
  }
  const kept = sql`insert into audit_entry (record_id,${join(Object.keys(told).map(name), ',')}) select i.id,${join(
    Object.values(told),
    ',',
  )} from i${changed ? sql` cross join f` : none}`
  return statement(
    sql`with g as materialized (select g.* from ${guards[viewer]!} cross join lateral (${readingGate(gate)}) g), f as (${found}), i as (${written}), a as (${kept})${
      asked.follows ? sql`, c as (${asked.follows})` : none
    } select (${row})::text j from i`,
  )
}

const allowed = sql`(select may from g)`

function adding(meta: EntityMetadata, { values, adopts }: Addition): Writing {
  const columns = columnsOf(meta, values)
  const taken = adopts ? [{ column: meta.findColumnWithPropertyName(adopts.property)!.databaseName, cell: sql`f.id` }] : []
  const all = [...columns, ...taken]
  const names = join(
    all.map(({ column }) => name(column)),
    ',',
  )
  const cells = join(
    all.map(({ cell }) => cell),
    ',',
  )
  return {
    found: adopts ? adopts.by(allowed) : sql`select from g where may`,
    written: sql`insert into ${name(meta.tableName)} (${names}) select ${cells} from f returning *`,
  }
}

/** What is told as changed is what differs from the row as it was. */
function altering(meta: EntityMetadata, { values, ...alteration }: Alteration): Writing {
  const columns = columnsOf(meta, values)
  const counted = meta.findColumnWithPropertyName('version') ? [sql`version = t.version + 1`] : []
  const dated = meta.findColumnWithPropertyName('updatedAt') ? [sql`updated_at = now()`] : []
  const set = join([...columns.map(({ column, cell }) => sql`${name(column)} = ${cell}`), ...counted, ...dated], ', ')
  const differing = columns.map(
    ({ column, property }) => sql`case when i.${name(column)} is distinct from f.${name(column)} then ${literal(property)} end`,
  )
  return {
    found: alteration.finds(allowed),
    written: sql`update ${name(meta.tableName)} t set ${set} from f where t.id = f.id returning t.*`,
    changed: sql`array_remove(array[${join(differing, ',')}]::text[], null)`,
  }
}

const columnsOf = (meta: EntityMetadata, values: Readonly<Record<string, Hole>>) =>
  Object.entries(values).map(([property, value]) => {
    const { databaseName, type } = meta.findColumnWithPropertyName(property)!
    return { property, column: databaseName, cell: sql`${value}::${raw(String(type))}` }
  })
