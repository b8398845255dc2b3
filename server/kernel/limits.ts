import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import type { ErrorDetails } from '#schema/errors.ts'
import { defaultPageSize, largestPage } from '#schema/paging.ts'
import { counting, isDescribing } from './introspection/counting.ts'
import type { Field } from './read/selection.ts'

export const mostTokens = 5000
const deepest = 16
const mostAliases = 50
const mostFields = 1000
const mostDirectives = 50
const mostNodes = 100_000
const mostSensitive = 1
/** What has to be counted to be told. */
const counts = new Set(['totalCount', 'hasMoreThanCounted'])
/** Guessing is not made cheaper by asking often in one request. */
const sensitive = new Set([
  'login',
  'changePassword',
  'resetPassword',
  'validatePasswordToken',
  'createPassword',
  'userExists',
  'registerCustomer',
  'changeEmail',
  'emailToken',
  'confirmEmail',
  'startAnew',
])
/** Questions to registers outside; a form may need one of each. */
const lookUps = new Set(['addresses', 'companiesInRegister'])
const mostLookUps = 2
/** A paper that is drawn, or a workbook that is read, while the caller waits. */
const works = new Set(['writeClaimLetter', 'planImportSheet', 'planImportCheck', 'importPlan'])
const mostWorks = 1
/** What the whole schema has to tell is long, and nobody needs it twice. */
const mostSchemas = 1

const refused = (what: string, limits?: ErrorDetails['limits']) =>
  new GraphQLError(`The operation has ${what}.`, {
    extensions: { code: 'badRequest', status: 400, ...(limits && { details: { limits } }) },
  })

/** What costs more than the records that it tells of: a field of its own, whatever it is called, each time. */
const dear: ReadonlyMap<string, number> = new Map([
  ['documentSearch', 500],
  ['addresses', 2000],
  ['companiesInRegister', 2000],
  ['approveOrder', 2000],
  ...Array.from(works, (name) => [name, 20_000] as const),
])
/** A question of its own to the database. */
const ofRoot = 25
const ofCount = 25
/** A list without pages is as long as its records make it. */
export const unpaged = 20

/** Of a root field itself. */
export const weightOfRoot = (name: string) => 1 + ofRoot + (dear.get(name) ?? 0)
/** Of what a REST call tells of one record. */
export const weightOfFields = (fields: readonly Field[]): number =>
  fields.reduce((sum, { fields: inner, list }) => sum + 1 + weightOfFields(inner) * (list ? unpaged : 1), 0)

interface Weight {
  depth: number
  fields: number
  aliases: number
  directives: number
  sensitive: number
  lookUps: number
  works: number
  schemas: number
  nodes: number
  /** Of these, what is told of the schema itself. */
  described: number
}

/**
 * Measures operations before they run, by the types of the schema. A fragment is measured once and counted wherever it is
 * spread, so that none can multiply unseen.
 */
export function scales(schema: GraphQLSchema, { definitions }: DocumentNode): (operation: OperationDefinitionNode) => Weight {
  const measured = new Map<string, Weight | null>()
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )
  const described = counting(schema, fragments)
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType()])

  function fragment(node: FragmentDefinitionNode, page: number): Weight {
    const name = `${node.name.value} ${page}`
    const kept = measured.get(name)
    if (kept !== undefined) return kept ?? nothing // a cycle, which another rule reports
    measured.set(name, null)
    const weight = selection(node.selectionSet, schema.getType(node.typeCondition.name.value), page)
    measured.set(name, weight)
    return weight
  }

  /** `page` is how many rows the list has that this is the selection of. */
  function selection(set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined, page: number): Weight {
    return (set?.selections ?? []).reduce<Weight>((sum, node) => {
      if (node.kind === Kind.FIELD) return add(sum, field(node, type, page))
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const within = node.typeCondition ? schema.getType(node.typeCondition.name.value) : type
        return add(sum, withDirectives(node, selection(node.selectionSet, within, page)))
      }
      const spread = fragments.get(node.name.value)
      return spread ? add(sum, withDirectives(node, fragment(spread, page))) : sum
    }, nothing)
  }

  function field(node: FieldNode, parent: GraphQLNamedType | undefined, page: number): Weight {
    const name = node.name.value
    const definition = isObjectType(parent) ? parent.getFields()[name] : undefined
    const inner = selection(node.selectionSet, definition && getNamedType(definition.type), pageOf(node))
    const isRoot = roots.has(parent)
    // Counted to the field, by what there is.
    const describing = isDescribing(name) ? described(node) : 0
    const own = (isRoot ? weightOfRoot(name) : 1) + (counts.has(name) ? ofCount : 0)
    return withDirectives(node, {
      ...inner,
      depth: inner.depth + 1,
      fields: inner.fields + 1,
      aliases: inner.aliases + (node.alias ? 1 : 0),
      sensitive: inner.sensitive + (isRoot && sensitive.has(name) ? 1 : 0),
      lookUps: inner.lookUps + (isRoot && lookUps.has(name) ? 1 : 0),
      works: inner.works + (isRoot && works.has(name) ? 1 : 0),
      schemas: inner.schemas + (name === '__schema' ? 1 : 0),
      nodes: describing || own + inner.nodes * rowsOf(definition, parent, page),
      described: describing || inner.described,
    })
  }

  return (operation) => {
    const kept = weighed.get(operation)
    if (kept) return kept
    const weight = withDirectives(operation, selection(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, 1))
    weighed.set(operation, weight)
    return weight
  }
}

/** Asked for by the rule, the price and the room that it takes up. */
const weighed = new WeakMap<OperationDefinitionNode, Weight>()

function limitRule(context: ValidationContext): ASTVisitor {
  const weigh = scales(context.getSchema(), context.getDocument())
  return {
    OperationDefinition(node) {
      if (!context.getSchema().getRootType(node.operation)) return context.reportError(refused(`no ${node.operation} to make here`))
      const weight = weigh(node)
      for (const [name, max, what, limit] of limits) {
        const amount = weight[name]
        if (amount > max) return context.reportError(refused(what, { [limit]: { max, asked: amount } }))
      }
      return undefined
    },
  }
}

const nothing: Weight = {
  depth: 0,
  fields: 0,
  aliases: 0,
  directives: 0,
  sensitive: 0,
  lookUps: 0,
  works: 0,
  schemas: 0,
  nodes: 0,
  described: 0,
}
/** What is weighed, how much of it there may be, and how a refusal tells that. */
const limits: [keyof Weight, number, string, string][] = [
  ['depth', deepest, `more than ${deepest} levels`, 'levels'],
  ['aliases', mostAliases, `more than ${mostAliases} aliases`, 'aliases'],
  ['fields', mostFields, `more than ${mostFields} fields`, 'fields'],
  ['directives', mostDirectives, `more than ${mostDirectives} directives`, 'directives'],
  ['sensitive', mostSensitive, 'more than one field of its kind', 'sensitiveFields'],
  ['lookUps', mostLookUps, `more than ${mostLookUps} questions to registers`, 'lookUps'],
  ['works', mostWorks, 'more than one paper to draw or workbook to read', 'works'],
  ['schemas', mostSchemas, 'more than one description of the schema', 'schemas'],
  ['nodes', mostNodes, `room for more than ${mostNodes} records`, 'records'],
]
const add = (a: Weight, b: Weight): Weight => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  sensitive: a.sensitive + b.sensitive,
  lookUps: a.lookUps + b.lookUps,
  works: a.works + b.works,
  schemas: a.schemas + b.schemas,
  nodes: a.nodes + b.nodes,
  described: a.described + b.described,
})
const withDirectives = ({ directives }: { directives?: readonly ASTNode[] }, weight: Weight): Weight => ({
  ...weight,
  directives: weight.directives + (directives?.length ?? 0),
})

const isConnection = (type: unknown) => isObjectType(type) && 'edges' in type.getFields()

/** How long a page is asked for; taken as the longest where a variable decides. */
function pageOf({ arguments: given }: FieldNode) {
  const first = given?.find((argument) => argument.name.value === 'first')?.value
  if (!first) return defaultPageSize
  return first.kind === Kind.INT ? Math.max(Number(first.value), 1) : largestPage
}

/** What a field may multiply its content by: a page's rows, or those of a list without pages. */
function rowsOf(definition: GraphQLField<unknown, unknown> | undefined, parent: unknown, page: number) {
  if (!definition || !isListType(getNullableType(definition.type)) || !isObjectType(getNamedType(definition.type))) return 1
  return isConnection(parent) ? page : unpaged
}

export const limitRules = [limitRule]
