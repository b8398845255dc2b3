import {
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { isDay } from '#schema/day.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value)

/** What each scalar promises of its values. */
const promised: Readonly<Record<string, (value: unknown) => boolean>> = {
  ID: matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  DateTime: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  Date: (value) => isDay(value),
  String: isText,
  Int: Number.isInteger,
  Float: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
}

const documents = new Map<string, DocumentNode | undefined>()
function parsed(query: string) {
  if (!documents.has(query)) documents.set(query, readable(query))
  return documents.get(query)
}
function readable(query: string) {
  try {
    return parse(query, { noLocation: true })
  } catch {
    return undefined
  }
}

/** Whatever a test asks over GraphQL: what comes keeps the promises of its type, or the test fails. */
export function holdToSchema(schema: GraphQLSchema, query: string, data: unknown) {
  const document = typeof data === 'object' && data !== null ? parsed(query) : undefined
  const operations = document?.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION) ?? []
  const [operation] = operations
  if (!operation || operations.length > 1) return
  const root = schema.getRootType(operation.operation)
  const faults = root ? [...faultsIn(document!, schema, root, operation.selectionSet, data)] : []
  if (faults.length) throw new Error(`not as the schema says: ${faults.slice(0, 5).join('; ')}`)
}

function* faultsIn(
  document: DocumentNode,
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  value: unknown,
  path = '',
): Generator<string> {
  if (value === null || value === undefined) return
  if (isNonNullType(type)) {
    yield* faultsIn(document, schema, type.ofType, set, value, path)
    return
  }
  if (isListType(type)) {
    for (const one of value as unknown[]) yield* faultsIn(document, schema, type.ofType, set, one, path)
    return
  }
  if (isScalarType(type) || isEnumType(type)) {
    const isKept = isEnumType(type) ? type.getValues().some(({ name }) => name === value) : (promised[type.name]?.(value) ?? true)
    if (!isKept) yield `${path} is no ${type.name}: ${JSON.stringify(value)}`
    return
  }
  for (const [parent, field] of fieldsOf(document, set, type.name)) {
    const owner = schema.getType(parent)
    const told = isObjectType(owner) ? owner.getFields()[field.name.value] : undefined
    if (!told) continue
    const key = field.alias?.value ?? field.name.value
    yield* faultsIn(
      document,
      schema,
      told.type,
      field.selectionSet,
      (value as Record<string, unknown>)[key],
      `${parent}.${field.name.value}`,
    )
  }
}

function* fieldsOf(document: DocumentNode, set: SelectionSetNode | undefined, parent: string): Generator<[string, FieldNode]> {
  for (const one of set?.selections ?? []) {
    if (one.kind === Kind.FIELD) yield [parent, one]
    else if (one.kind === Kind.INLINE_FRAGMENT) yield* fieldsOf(document, one.selectionSet, one.typeCondition?.name.value ?? parent)
    else {
      const fragment = document.definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === one.name.value)
      if (fragment?.kind === Kind.FRAGMENT_DEFINITION) yield* fieldsOf(document, fragment.selectionSet, fragment.typeCondition.name.value)
    }
  }
}
