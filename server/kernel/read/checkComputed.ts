import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql'
import type pg from 'pg'
import type { DataSource, EntityMetadata } from 'typeorm'
import type { EntityClass } from '../entity.ts'
import { viewerKinds } from '../viewer.ts'
import { Computed, type Mapping, Shared } from './mapping.ts'
import { scalars } from './scalarTypes.ts'
import { join, name, type Sql, sql, statement } from './sql.ts'
import { Writer } from './write.ts'

type Mapped = Mapping & { entityBehind(type: string): EntityClass | undefined }
interface Cell {
  place: string
  field: GraphQLField<unknown, unknown>
  value: Sql
}

/**
 * What is computed is written by hand, so PostgreSQL is asked what comes out of it, for each kind of viewer: nothing is
 * run. Returns what it does not understand, and what is of another type than the schema promises.
 */
export async function problemsOfComputed(schema: GraphQLSchema, mapping: Mapped, source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner()
  try {
    const client = (await runner.connect()) as pg.ClientBase
    const names = new Map(
      (await client.query<{ oid: number; typname: string }>('select oid::int, typname from pg_type')).rows.map(({ oid, typname }) => [
        oid,
        typname,
      ]),
    )
    const typeOf = async (values: readonly Sql[]) => {
      const { text, size } = statement(sql`select ${join(values, ',')}`)
      const { fields } = await client.query({ text, values: Array<null>(size).fill(null), rowMode: 'array' })
      return fields.map(({ dataTypeID }) => names.get(dataTypeID) ?? String(dataTypeID))
    }
    const problems = new Set<string>()
    for (const cells of viewerKinds.map((kind) => cellsFor(new Writer(mapping, kind, () => sql`null`), schema, mapping, source))) {
      // All at once, since it is all but always right; one by one only to say which is not.
      const types = await typeOf(cells.map(({ value }) => value)).catch(() => undefined)
      for (const [i, cell] of cells.entries()) {
        const type = types
          ? types[i]!
          : await typeOf([cell.value]).then(
              ([only]) => only!,
              (error: Error) => error,
            )
        const fault = type instanceof Error ? `is not understood: ${type.message}` : faultOf(cell.field, type)
        if (fault) problems.add(`${cell.place} ${fault}`)
      }
    }
    return [...problems]
  } finally {
    await runner.release()
  }
}

function cellsFor(writer: Writer, schema: GraphQLSchema, mapping: Mapped, source: DataSource): Cell[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    const entity = isObjectType(type) ? mapping.entityBehind(type.name) : undefined
    if (!entity || !isObjectType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => {
      const value = valueOf(writer, mapping.ruleOf(type.name, field.name), source.getMetadata(entity))
      return value ? [{ place: `${type.name}.${field.name}`, field, value }] : []
    })
  })
}

/** As a value of no row: nothing is looked at. */
function valueOf(writer: Writer, rule: unknown, meta: EntityMetadata): Sql | undefined {
  const table = writer.table(meta)
  if (rule instanceof Computed) {
    const value = rule.write(writer.path(table), writer.viewer, {})
    return sql`(select ${value} from ${table.from}${join(table.joins, '')} where false)`
  }
  if (!(rule instanceof Shared)) return undefined
  const beside = writer.alias('w')
  return sql`(select ${beside}.${name(rule.column)} from ${table.from}${join(table.joins, '')}, lateral (${rule.source(writer.path(table), writer.viewer, {})}) ${beside} where false)`
}

/** A day may be written out already; a moment is written where it is answered, alike for all. */
const asWritten: typeof scalars = { ...scalars, Date: ['date', 'text'] }

function faultOf({ type }: Cell['field'], computedAs: string): string | undefined {
  const named = getNamedType(type)
  const isWhole = !isScalarType(named) || isListType(getNullableType(type))
  if (/^jsonb?$/.test(computedAs) && isWhole) return undefined
  const allowed = isEnumType(named) ? ['text', 'varchar'] : (asWritten[named.name] ?? [])
  const bare = isListType(getNullableType(type)) ? computedAs.replace(/^_/, '') : computedAs
  return allowed.includes(bare) ? undefined : `is ${named.name}, and computed as ${computedAs}`
}
