import { getNullableType, type GraphQLObjectType, type GraphQLSchema, isListType, isObjectType } from 'graphql'
import type { DataSource } from 'typeorm'
import type { Feature } from '#server/config/features.ts'
import type { Slice } from './api.ts'
import type { EntityClass } from './entity.ts'
import type { Operation } from './operation.ts'
import { Computed, type FieldRule, type Mapping, Through } from './read/mapping.ts'
import { isConnection } from './read/shapes.ts'
import { sql } from './read/sql.ts'

export const entitiesOf = (slices: readonly Slice[]) => slices.flatMap(({ graphql }) => graphql?.entities ?? [])

/** Which operation stands behind each root field: `Query.estate`. */
export function operationsOf(slices: readonly Slice[], schema: GraphQLSchema): Map<string, Operation> {
  const operations = new Map<string, Operation>()
  for (const { graphql } of slices) {
    for (const root of ['Query', 'Mutation'] as const) {
      for (const [field, operation] of Object.entries(graphql?.[root] ?? {})) operations.set(`${root}.${field}`, operation)
    }
  }
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  )
  const loose = [...fields.filter((field) => !operations.has(field)), ...[...operations.keys()].filter((field) => !fields.includes(field))]
  if (loose.length) throw new Error(`The schema and the operations differ: ${loose.join(', ')}`)
  return operations
}

/** Below a record, what is switched off is not there. */
const whereOn = (rule: FieldRule, features: readonly Feature[]) =>
  rule instanceof Through && rule.operation.feature && !features.includes(rule.operation.feature)
    ? new Computed(() => sql`null::json`)
    : rule

/** The GraphQL type of a row of this entity, and back. */
export function mappingOf(
  slices: readonly Slice[],
  source: DataSource,
  features: readonly Feature[],
): Mapping & { entityBehind(type: string): EntityClass | undefined } {
  const apis = slices.flatMap(({ graphql }) => graphql ?? [])
  const rules = new Map<string, FieldRule>()
  for (const [type, fields] of apis.flatMap(({ types }) => Object.entries(types ?? {}))) {
    for (const [field, rule] of Object.entries(fields)) rules.set(`${type}.${field}`, whereOn(rule, features))
  }
  const named = new Map(apis.flatMap(({ names }) => Object.entries(names ?? {})))
  const byName = new Map(source.entityMetadatas.map((metadata) => [metadata.name, metadata]))
  return {
    entityOf: (entity) => byName.get(entity),
    ruleOf: (type, field) => rules.get(`${type}.${field}`),
    entityBehind: (type) => (named.has(type) ? named.get(type)! : (byName.get(type)?.target as EntityClass | undefined)) ?? undefined,
  }
}

/** The type of a record that an operation answers with, whether alone or in a list. */
export function answerType(
  operation: Operation,
  operations: ReadonlyMap<string, Operation>,
  schema: GraphQLSchema,
): GraphQLObjectType | undefined {
  const type = nodeOf(wholeAnswer(operation, operations, schema))
  return isObjectType(type) ? type : undefined
}

/** Whether it answers with a list of them. */
export const answersMany = (...parameters: Parameters<typeof answerType>) => {
  const type = getNullableType(wholeAnswer(...parameters))
  return isListType(type) || isConnection(type)
}

function wholeAnswer(operation: Operation, operations: ReadonlyMap<string, Operation>, schema: GraphQLSchema) {
  const [root = '', field = ''] = placeOf(operation, operations)?.split('.') ?? []
  return (schema.getType(root) as GraphQLObjectType | undefined)?.getFields()[field]?.type
}

function placeOf(operation: Operation, operations: ReadonlyMap<string, Operation>) {
  for (const [place, candidate] of operations) if (candidate === operation) return place
  return undefined
}

function nodeOf(type: unknown): unknown {
  if (!type) return undefined
  const inner = (type as { ofType?: unknown }).ofType
  if (inner) return nodeOf(inner)
  if (!isObjectType(type) || !('edges' in type.getFields())) return type
  const edge = nodeOf(type.getFields()['edges']!.type) as GraphQLObjectType
  return nodeOf(edge.getFields()['node']!.type)
}
