import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
} from 'graphql'
import { limitRules, scales } from '#server/kernel/limits.ts'

const deepest = 5
const mostAliases = 50

export interface Greedy {
  query: string
  /** What it is weighed as, and so what it costs. */
  nodes: number
}

/** All that there is below a type, so many levels down; lists as long as they may be. */
function widest(type: unknown, levels: number): string {
  if (isUnionType(type))
    return `{ ${type
      .getTypes()
      .map((one) => `... on ${one.name} ${widest(one, levels)}`)
      .join(' ')} }`
  const told = Object.values((type as GraphQLObjectType).getFields()).flatMap((field) => within(field, levels))
  return `{ ${told.join(' ') || '__typename'} }`
}
function within(field: GraphQLField<unknown, unknown>, levels: number): string[] {
  if (field.args.some(({ type, defaultValue }) => String(type).endsWith('!') && defaultValue === undefined)) return []
  const type = getNamedType(field.type)
  const page = field.args.some(({ name }) => name === 'first') ? '(first: 100)' : ''
  if (!isObjectType(type) && !isUnionType(type)) return [field.name]
  return levels > 1 ? [`${field.name}${page} ${widest(type, levels - 1)}`] : []
}

/** Of one that somebody asks, the documents that ask for the most by the same field: wider, deeper, again and again, in few words. */
export function greedyOf(schema: GraphQLSchema, query: string): Greedy[] {
  const [operation] = parse(query).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(query)
  const [root] = operation.selectionSet.selections
  if (root?.kind !== Kind.FIELD) throw new Error(query)
  const definition = schema.getRootType(operation.operation)?.getFields()[root.name.value]
  if (!definition) return []
  const type = getNamedType(definition.type)
  const head = print({ ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections: [] } }).trim()
  const isPaged = definition.args.some(({ name }) => name === 'first') && !root.arguments?.some(({ name }) => name.value === 'first')
  const given = [...(root.arguments ?? []).map((argument) => print(argument)), ...(isPaged ? ['first: 100'] : [])].join(', ')
  const asked = `${root.name.value}${given ? `(${given})` : ''}`
  const isRecord = isObjectType(type) || isUnionType(type)
  const found = new Map<string, Greedy>()
  for (let levels = 1; levels <= (isRecord ? deepest : 1); levels++) {
    const fragment = isRecord ? ` fragment f on ${String(type)} ${widest(type, levels)}` : ''
    for (let times = mostAliases; times >= 1; times = Math.floor(times * 0.8)) {
      const fields = Array.from({ length: times }, (_, i) => `a${i}:${asked}${isRecord ? '{...f}' : ''}`).join(' ')
      const text = `${head.replace(/\{\s*\}$/, '')} {${fields}}${fragment}`
      const document = parse(text)
      if (validate(schema, document, limitRules).length) continue
      found.set(text, { query: text, nodes: scales(schema, document)(document.definitions[0] as OperationDefinitionNode).nodes })
      break
    }
  }
  return [...found.values()]
}
