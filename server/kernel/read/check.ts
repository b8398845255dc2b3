import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { DataSource, EntityMetadata } from 'typeorm'
import type { EntityClass } from '../entity.ts'
import { Computed, Count, type Mapping, Shared, Through, Variants } from './mapping.ts'
import { scalars } from './scalarTypes.ts'

interface Column {
  key: string
  nullable: boolean
  type: string
  /** The values that a check on the column allows, where it has one. */
  labels: string[] | null
}

const catalogue = `select c.table_name || '.' || c.column_name key, c.is_nullable = 'YES' nullable, c.udt_name type,
  (select array(select (regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''', 'g'))[1])
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
    where k.contype = 'c' and k.conrelid = (quote_ident(c.table_schema) || '.' || quote_ident(c.table_name))::regclass and a.attname = c.column_name limit 1) labels
  from information_schema.columns c where c.table_schema = 'public'`

/**
 * Answers go from the database to the caller as they are, so what the schema promises must hold of the columns:
 * nullability, types and enumerations. Returns what does not.
 */
export async function problems(
  schema: GraphQLSchema,
  mapping: Mapping & { entityBehind(type: string): EntityClass | undefined },
  source: DataSource,
) {
  const columns = new Map((await source.query<Column[]>(catalogue)).map((column) => [column.key, column]))
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    const entity = isObjectType(type) ? mapping.entityBehind(type.name) : undefined
    if (!entity || !isObjectType(type)) return []
    const meta = source.getMetadata(entity)
    return Object.values(type.getFields()).flatMap((field) =>
      faults({ field, meta, mapping, columns, owner: type.name }).map((fault) => `${type.name}.${field.name} ${fault}`),
    )
  })
}

interface Question {
  field: GraphQLField<unknown, unknown>
  meta: EntityMetadata
  mapping: Mapping & { entityBehind(type: string): EntityClass | undefined }
  columns: ReadonlyMap<string, Column>
  owner: string
}

function faults({ field, meta, mapping, columns, owner }: Question): string[] {
  const rule = mapping.ruleOf(owner, field.name)
  if (rule instanceof Computed || rule instanceof Shared) return []
  if (rule instanceof Count) return faultsOfCount(field, rule, meta, mapping)
  if (rule instanceof Variants)
    return Object.values(rule.members)
      .flatMap(({ fields }) => Object.values(fields))
      .filter((p) => !meta.findColumnWithPropertyName(p))
      .map((p) => `reads ${p}, which is no column`)
  if (rule instanceof Through) return isNonNullType(field.type) ? ['is non-null, but may be closed to the viewer'] : []
  const named = getNamedType(field.type)
  const relation = meta.findRelationWithPropertyPath(field.name)
  if (relation) {
    const key = columns.get(`${meta.tableName}.${relation.joinColumns[0]?.databaseName}`)
    if (isListType(getNullableType(field.type))) return ['is a list of related rows; make it an operation of its own']
    if (mapping.entityBehind(named.name) !== relation.inverseEntityMetadata.target) return [`is not ${relation.inverseEntityMetadata.name}`]
    return isNonNullType(field.type) && key?.nullable !== false ? ['is non-null but its foreign key is nullable'] : []
  }
  const mapped = meta.findColumnWithPropertyName(field.name)
  const column = mapped && columns.get(`${meta.tableName}.${mapped.databaseName}`)
  if (!column) return ['has no column']
  if (isNonNullType(field.type) && column.nullable) return ['is non-null but the column is nullable']
  if (isEnumType(named)) {
    const enumNames = named.getValues().map(({ name }) => name)
    return column.labels?.length && column.labels.every((label) => enumNames.includes(label))
      ? []
      : [`does not cover its column: ${column.labels?.join() ?? 'unchecked'}`]
  }
  const type = isListType(getNullableType(field.type)) ? column.type.replace(/^_/, '') : column.type
  return scalars[named.name]?.includes(type) ? [] : [`is ${named.name}, the column ${column.type}`]
}

function faultsOfCount(field: Question['field'], { entity, on }: Count, meta: EntityMetadata, mapping: Mapping): string[] {
  const counted = mapping.entityOf(entity.name)
  const missing = Object.entries(on).filter(
    ([theirs, own]) => !counted?.findColumnWithPropertyName(theirs) || !meta.findColumnWithPropertyName(own),
  )
  return [
    ...missing.map(([theirs, own]) => `counts by ${theirs} and ${own}`),
    ...(getNamedType(field.type).name === 'Int' ? [] : ['is a count']),
  ]
}
