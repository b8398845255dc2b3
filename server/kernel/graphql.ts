import {
  type DocumentNode,
  getNamedType,
  type GraphQLError,
  type GraphQLErrorOptions,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type OperationDefinitionNode,
  OperationTypeNode,
  typeFromAST,
} from 'graphql'
import { textOf, textsOf } from './answer.ts'
import type { App } from './app.ts'
import type { Call } from './call.ts'
import type { Standing, StatementNames } from './database/statementNames.ts'
import { AppError, asAppError } from './errors.ts'
import { failure } from './failure.ts'
import { introspectionOf } from './introspection/answers.ts'
import type { Operation } from './operation.ts'
import { plainVariables } from './plainVariables.ts'
import { Root } from './read/root.ts'
import { type Field, fragmentsOf, readFields, Unsupported } from './read/selection.ts'
import { Together } from './read/together.ts'
import { readVariables } from './variables.ts'

type Values = Readonly<Record<string, unknown>>
export interface TextAnswer {
  text: string
  errors?: GraphQLError[]
}

/** An operation's fields, and where all of them are reads a way to send them at once. */
interface Shaped {
  roots: readonly Root[]
  together?: Together
}

/** An operation is compiled for each set of values that change its shape. */
const mostShapes: Readonly<Record<Standing, number>> = { own: 64, others: 4, passing: 1 }

/** Answers whole GraphQL operations as JSON text, past the executor. */
export function answering(app: App, schema: GraphQLSchema) {
  const known = new WeakMap<OperationDefinitionNode, { shaping: string[]; shapes: Map<string, Shaped | null> }>()
  const plains = new WeakMap<OperationDefinitionNode, ReturnType<typeof plainVariables>>()
  const introspection = introspectionOf(schema)
  const isShaping = (typed: unknown) => isEnumType(typed) || getNamedTypeName(typed) === 'Boolean'

  function shapedBy(node: OperationDefinitionNode, document: DocumentNode, variables: Values, standing: Standing) {
    let memory = known.get(node)
    if (!memory) {
      const shaping = (node.variableDefinitions ?? [])
        .filter(({ type }) => isShaping(typeFromAST(schema, type as never)))
        .map((v) => v.variable.name.value)
      known.set(node, (memory = { shaping, shapes: new Map() }))
    }
    const shape = [standing, ...memory.shaping.map((variable) => String(variables[variable]))].join()
    if (!memory.shapes.has(shape)) {
      if (memory.shapes.size >= mostShapes[standing]) memory.shapes.clear()
      memory.shapes.set(shape, compile(node, document, variables, standing))
    }
    return memory.shapes.get(shape)!
  }

  function compile(node: OperationDefinitionNode, document: DocumentNode, variables: Values, standing: Standing): Shaped | null {
    const type = schema.getRootType(node.operation)!
    const names = standing === 'passing' ? undefined : app.naming[standing]
    try {
      const fields = readFields({ schema, fragments: fragmentsOf(document), variables }, type, [node.selectionSet])
      const roots = fields.map((field) => rootOf(app, type, field, names))
      const areReads = roots.length > 1 && roots.every(({ operation }) => operation.kind === 'query')
      return { roots, ...(areReads && { together: new Together(app.planning, roots, names) }) }
    } catch (error) {
      if (error instanceof Unsupported) return null
      throw error
    }
  }

  function variablesOf(node: OperationDefinitionNode, given: Values): Values {
    let plain = plains.get(node)
    if (!plain) plains.set(node, (plain = plainVariables(schema, node)))
    return plain(given) ?? readVariables(schema, node, given)
  }

  /** A key is of one command: of two in a document the second would pass for the first that has come again. */
  function refuseSharedKey(node: OperationDefinitionNode, document: DocumentNode, variables: Values) {
    const type = schema.getRootType(node.operation)!
    const fields = readFields({ schema, fragments: fragmentsOf(document), variables }, type, [node.selectionSet])
    if (fields.filter(({ definition }) => definition).length > 1) throw new AppError('unprocessableEntity', { reason: 'reused' })
  }

  /** Null where the executor has to answer. Throws what is refused before anything runs. */
  return async function answer(
    node: OperationDefinitionNode,
    document: DocumentNode,
    given: Values | undefined,
    call: Call,
    standing: Standing,
  ): Promise<TextAnswer | null> {
    const variables = variablesOf(node, given ?? {})
    if (call.repeat && node.operation === OperationTypeNode.MUTATION) refuseSharedKey(node, document, variables)
    const told = introspection.answer(node, document, given ?? {})
    if (told) return { text: told }
    const shaped = shapedBy(node, document, variables, standing)
    if (!shaped) {
      executing.set(call, app)
      return null
    }
    const { roots, together } = shaped
    const errors: GraphQLError[] = []
    const rawOf = (root: Root) => () => inputOf(root.field, call, variables)
    const refused = ({ field: { key, nodes, definition } }: Root, error: unknown) => {
      errors.push(failureOf(app, error, call, { nodes, path: [key] }))
      return isNonNullType(definition?.type) ? undefined : 'null'
    }
    const cell = (root: Root) => textOf(app, root, rawOf(root), call, variables).catch((error: unknown) => refused(root, error))
    const all = async () => {
      if (node.operation === OperationTypeNode.MUTATION) return inTurn(roots, cell)
      if (!together) return Promise.all(roots.map(cell))
      const asked = roots.map((root) => ({ root, raw: rawOf(root) }))
      const settled = await textsOf(app, asked, together, call, variables)
      return settled.map((each, i) => (each.status === 'fulfilled' ? each.value : refused(roots[i]!, each.reason)))
    }
    const cells = await all()
    const text = cells.includes(undefined) ? 'null' : `{${roots.map(({ field }, i) => `${JSON.stringify(field.key)}:${cells[i]}`).join()}}`
    return errors.length ? { text, errors } : { text }
  }
}

export function rootOf({ planning, operations }: App, type: GraphQLObjectType, field: Field, names?: StatementNames): Root {
  const operation: Operation | undefined = operations.get(`${type.name}.${field.name}`)
  if (!operation) throw new Unsupported(`${type.name}.${field.name}`)
  return new Root(planning, operation, field, 'field', names)
}

/** A root field's arguments are the operation's input; one named `input` is opened up. */
export function inputOf({ args }: Field, call: Call, variables: Values): Values {
  const ask = { viewer: call.viewer, input: {}, variables, language: call.language }
  const given: Record<string, unknown> = {}
  for (const name in args) if (name !== 'input') given[name] = args[name]!.read(ask)
  return args['input'] ? Object.assign(given, args['input'].read(ask)) : given
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>) {
  const done: R[] = []
  for (const item of items) done.push(await work(item))
  return done
}

const getNamedTypeName = (typed: unknown) => (getNamedType(typed as never) as { name?: string } | undefined)?.name

/** Whose calls the executor answers: the schema is one for the process, and knows no product. */
const executing = new WeakMap<Call, App>()

/** Operations that don't pass through whole are run by the executor over the same statements: there is no second way to the data. */
export function giveResolvers(schema: GraphQLSchema) {
  const reached = new Set<GraphQLObjectType>()
  const reach = (type: unknown) => {
    if (isUnionType(type)) return type.getTypes().forEach(reach)
    if (!isObjectType(type) || reached.has(type)) return
    reached.add(type)
    for (const field of Object.values(type.getFields())) {
      field.resolve = (source: Record<string, unknown>, _args, _call, { path }) => source[path.key]
      reach(getNamedType(field.type))
    }
  }
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      reach(getNamedType(field.type))
      field.resolve = async (_source, _args, call: Call, { fragments, variableValues: variables, path, fieldNodes, operation }) => {
        const [selected] = readFields({ schema, fragments, variables }, type!, [{ ...operation.selectionSet, selections: fieldNodes }])
        const app = executing.get(call)!
        const root = rootOf(app, type!, selected!)
        try {
          return JSON.parse(await textOf(app, root, () => inputOf(root.field, call, variables), call, variables)) as unknown
        } catch (error) {
          throw failureOf(app, error, call, { nodes: fieldNodes, path: [path.key] })
        }
      }
    }
  }
}

/** Of a part of an answer: its caller is told when to ask for it again, where that helps. */
function failureOf(app: App, error: unknown, call: Call, at: GraphQLErrorOptions) {
  const refusal = asAppError(error)
  if (refusal.retryAfter) call.comeAgain?.(refusal.retryAfter)
  return failure(app, refusal, call, at)
}
