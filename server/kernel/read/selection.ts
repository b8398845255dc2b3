import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
  type SelectionSetNode,
  valueFromAST,
} from 'graphql'
import { Param } from './sql.ts'

/** Something the compiler has no statement for; the executor answers it. */
export class Unsupported extends Error {}

export interface Document {
  schema: GraphQLSchema
  fragments: Readonly<Record<string, FragmentDefinitionNode>>
  /** Read here only where it changes the shape of the statement: @skip and @include. */
  variables: Readonly<Record<string, unknown>>
}

/** A selected field, without a word of SQL. */
export interface Field {
  key: string
  name: string
  nodes: readonly FieldNode[]
  definition?: GraphQLField<unknown, unknown>
  type?: GraphQLNamedType
  list: boolean
  args: Readonly<Record<string, Param>>
  fields: readonly Field[]
  /** Of a union: the fields of each member. */
  variants?: Readonly<Record<string, readonly Field[]>>
}

export function readFields(document: Document, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Field[] {
  const merged = new Map<string, FieldNode[]>()
  const visit = (set: SelectionSetNode) => {
    for (const node of set.selections) {
      if (!included(node, document.variables)) continue
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value
        merged.set(key, [...(merged.get(key) ?? []), node])
        continue
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? document.fragments[node.name.value]! : node
      if (appliesTo(document.schema, type, fragment.typeCondition?.name.value)) visit(fragment.selectionSet)
    }
  }
  sets.forEach(visit)
  return [...merged].map(([key, nodes]) => readField(document, type, key, nodes))
}

function appliesTo(schema: GraphQLSchema, type: GraphQLObjectType, condition: string | undefined) {
  if (!condition || condition === type.name) return true
  const wider = schema.getType(condition)
  return isUnionType(wider) && schema.isSubType(wider, type)
}

function readField(document: Document, parent: GraphQLObjectType, key: string, nodes: FieldNode[]): Field {
  const name = nodes[0]!.name.value
  if (name === '__typename') return { key, name, nodes, list: false, args: {}, fields: [] }
  const definition = parent.getFields()[name]
  if (!definition) throw new Unsupported(`${parent.name}.${name}`) // introspection
  const type = getNamedType(definition.type)
  const sets = nodes.flatMap((node) => node.selectionSet ?? [])
  return {
    key,
    name,
    nodes,
    definition,
    type,
    list: isListType(getNullableType(definition.type)),
    args: readArguments(definition.args, nodes[0]!),
    fields: isObjectType(type) ? readFields(document, type, sets) : [],
    ...(isUnionType(type) && {
      variants: Object.fromEntries(
        document.schema.getPossibleTypes(type).map((member) => [member.name, readFields(document, member, sets)]),
      ),
    }),
  }
}

export const readArguments = (definitions: readonly GraphQLArgument[], node: FieldNode) =>
  Object.fromEntries(
    definitions.flatMap((definition) => {
      const param = readArgument(definition, node)
      return param ? [[definition.name, param]] : []
    }),
  )

function readArgument({ name, type, defaultValue }: GraphQLArgument, node: FieldNode): Param | undefined {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value
  if (!value) return defaultValue === undefined ? undefined : new Param(() => defaultValue)
  if (value.kind === Kind.VARIABLE) {
    const variable = value.name.value
    return new Param(({ variables }) => (variables[variable] === undefined ? defaultValue : variables[variable]))
  }
  if (value.kind === Kind.OBJECT || value.kind === Kind.LIST) return new Param(({ variables }) => valueFromAST(value, type, variables))
  const constant = valueFromAST(value, type)
  return new Param(() => constant)
}

function included(node: { directives?: FieldNode['directives'] }, variables: Record<string, unknown>) {
  if (!node.directives?.length) return true
  if (node.directives.some(({ name }) => name.value !== 'skip' && name.value !== 'include')) throw new Unsupported('directive')
  const given = (directive: typeof GraphQLSkipDirective) => getDirectiveValues(directive, node, variables)?.if
  return given(GraphQLSkipDirective) !== true && given(GraphQLIncludeDirective) !== false
}

export const fragmentsOf = (document: DocumentNode) =>
  Object.fromEntries(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])))
