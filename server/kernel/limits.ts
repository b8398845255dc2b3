import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { defaultPageSize, largestPage } from '#schema/paging.ts'

export const mostTokens = 5000
const deepest = 16
const mostAliases = 50
const mostFields = 1000
const mostDirectives = 50
const mostNodes = 100_000
const mostSensitive = 1
/** Guessing is not made cheaper by asking often in one request. */
const sensitive = new Set([
  'login',
  'changePassword',
  'resetPassword',
  'validatePasswordToken',
  'createPassword',
  'userExists',
  'registerCustomer',
])
const describing = new Set(['__schema', '__type'])

const refused = (what: string) => new GraphQLError(`The operation has ${what}.`, { extensions: { code: 'badRequest', status: 400 } })

interface Weight {
  depth: number
  fields: number
  aliases: number
  directives: number
  sensitive: number
  /** Questions about the schema itself. */
  describing: number
  nodes: number
}

/** Measures operations before they run. A fragment is measured once and counted wherever it is spread, so that none can multiply unseen. */
export function scales({ definitions }: DocumentNode): (operation: OperationDefinitionNode) => Weight {
  const measured = new Map<string, Weight | null>()
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )

  function fragment(node: FragmentDefinitionNode): Weight {
    const name = node.name.value
    const known = measured.get(name)
    if (known !== undefined) return known ?? nothing // a cycle, which another rule reports
    measured.set(name, null)
    const weight = selection(node.selectionSet)
    measured.set(name, weight)
    return weight
  }

  function selection(set: SelectionSetNode | undefined): Weight {
    return (set?.selections ?? []).reduce<Weight>((sum, node) => {
      if (node.kind === Kind.FIELD) return add(sum, field(node))
      if (node.kind === Kind.INLINE_FRAGMENT) return add(sum, withDirectives(node, selection(node.selectionSet)))
      const spread = fragments.get(node.name.value)
      return spread ? add(sum, withDirectives(node, fragment(spread))) : sum
    }, nothing)
  }

  function field(node: FieldNode): Weight {
    const below = selection(node.selectionSet)
    return withDirectives(node, {
      ...below,
      depth: below.depth + 1,
      fields: below.fields + 1,
      aliases: below.aliases + (node.alias ? 1 : 0),
      sensitive: below.sensitive + (sensitive.has(node.name.value) ? 1 : 0),
      describing: below.describing + (describing.has(node.name.value) ? 1 : 0),
      nodes: 1 + below.nodes * rowsOf(node),
    })
  }

  return (operation) => withDirectives(operation, selection(operation.selectionSet))
}

function limitRule(context: ValidationContext): ASTVisitor {
  const weigh = scales(context.getDocument())
  return {
    OperationDefinition(node) {
      if (!context.getSchema().getRootType(node.operation)) return context.reportError(refused(`no ${node.operation} to make here`))
      const weight = weigh(node)
      for (const [name, most, what] of limits) if (weight[name] > most) return context.reportError(refused(what))
      return undefined
    },
  }
}

const nothing: Weight = { depth: 0, fields: 0, aliases: 0, directives: 0, sensitive: 0, describing: 0, nodes: 0 }
const limits: [keyof Weight, number, string][] = [
  ['depth', deepest, `more than ${deepest} levels`],
  ['aliases', mostAliases, `more than ${mostAliases} aliases`],
  ['fields', mostFields, `more than ${mostFields} fields`],
  ['directives', mostDirectives, `more than ${mostDirectives} directives`],
  ['sensitive', mostSensitive, 'more than one field of its kind'],
  ['nodes', mostNodes, `room for more than ${mostNodes} records`],
]
const add = (a: Weight, b: Weight): Weight => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  sensitive: a.sensitive + b.sensitive,
  describing: a.describing + b.describing,
  nodes: a.nodes + b.nodes,
})
const withDirectives = ({ directives }: { directives?: readonly ASTNode[] }, weight: Weight): Weight => ({
  ...weight,
  directives: weight.directives + (directives?.length ?? 0),
})

/** What a field may multiply its content by: the size of its page, taken as the largest where a variable decides. */
function rowsOf({ name, arguments: given, selectionSet }: FieldNode) {
  const first = given?.find((argument) => argument.name.value === 'first')?.value
  if (first) return first.kind === Kind.INT ? Math.max(Number(first.value), 1) : largestPage
  const isConnection = selectionSet?.selections.some((node) => node.kind === Kind.FIELD && node.name.value === 'edges')
  return isConnection && name.value !== 'edges' ? defaultPageSize : 1
}

export const limitRules = [limitRule]
