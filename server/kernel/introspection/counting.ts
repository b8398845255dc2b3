import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'

/** Root fields that tell of the schema itself. */
const definitions: Readonly<Record<string, typeof SchemaMetaFieldDef>> = { __schema: SchemaMetaFieldDef, __type: TypeMetaFieldDef }
export const isDescribing = (name: string) => Object.hasOwn(definitions, name)

/** Of the fields that a document asks for; far more than it may have. */
const mostLookedAt = 200_000

/**
 * How many fields an answer about the schema has: counted, since it is known what there is to tell. What is told twice is
 * counted twice and looked at once.
 */
export function counting(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const counted = new Map<SelectionSetNode, Map<unknown, number>>()
  let looked = 0

  function selection(set: SelectionSetNode, type: GraphQLObjectType, source: unknown): number {
    if (looked > mostLookedAt) return 0
    let kept = counted.get(set)
    if (!kept) counted.set(set, (kept = new Map()))
    let count = kept.get(source)
    if (count === undefined) {
      kept.set(source, 0) // a fragment that holds itself, which another rule reports
      count = 0
      for (const node of set.selections) {
        if (node.kind === Kind.FIELD) count += field(node, type, source)
        else {
          const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value)?.selectionSet : node.selectionSet
          if (inner) count += selection(inner, type, source)
        }
      }
      kept.set(source, count)
    }
    return count
  }

  function field({ name, selectionSet }: FieldNode, type: GraphQLObjectType, source: unknown): number {
    const definition = type.getFields()[name.value]
    const innerType = definition && getNamedType(definition.type)
    if (++looked > mostLookedAt || !selectionSet || !isObjectType(innerType)) return 1
    const value = definition!.resolve!(source, { includeDeprecated: true }, undefined, { schema } as never)
    const each = isListType(getNullableType(definition!.type)) ? ((value ?? []) as unknown[]) : value ? [value] : []
    return each.reduce<number>((sum, one) => sum + selection(selectionSet, innerType, one), 1)
  }

  return ({ name, arguments: given, selectionSet }: FieldNode): number => {
    const definition = definitions[name.value]!
    const type = getNamedType(definition.type)
    if (!selectionSet || !isObjectType(type)) return 0
    if (definition === SchemaMetaFieldDef) return selection(selectionSet, type, schema)
    const named = given?.[0]?.value
    // Where a variable decides, the one that there is most to tell of.
    const types = named?.kind === Kind.STRING ? [schema.getType(named.value)] : Object.values(schema.getTypeMap())
    return Math.max(0, ...types.map((one) => (one ? selection(selectionSet, type, one) : 0)))
  }
}
