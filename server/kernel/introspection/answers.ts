import { hash } from 'node:crypto'
import {
  type DocumentNode,
  executeSync,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  type SelectionSetNode,
} from 'graphql'
import { Budgeted } from '../budgeted.ts'
import { fragmentsOf } from '../read/selection.ts'
import { isDescribing } from './counting.ts'

type NamedValues = Readonly<Record<string, unknown>>
const megabyte = 1_048_576
/** Twelve whole descriptions of the schema. */
const budget = 32 * megabyte
const bytesOfLetter = 2

const made = new WeakMap<GraphQLSchema, Introspection>()
/** One for the process, as the schema is. */
export function introspectionOf(schema: GraphQLSchema): Introspection {
  const kept = made.get(schema) ?? new Introspection(schema)
  made.set(schema, kept)
  return kept
}

/** Answers that tell of the schema and of nothing else. They are the same for everybody, so each is made once and kept as text. */
export class Introspection {
  readonly #schema: GraphQLSchema
  readonly #kept = new Budgeted<string>(budget)
  /** By what an answer is kept; null where it is none of ours, nothing where it depends on variables. */
  readonly #names = new WeakMap<OperationDefinitionNode, string | null | undefined>()

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
  }

  /** How long an answer is that lies here. */
  lengthOfKept(operation: OperationDefinitionNode, document: DocumentNode): number | undefined {
    const name = this.#nameOf(operation, document)
    return name ? this.#kept.get(name)?.length : undefined
  }

  /** Nothing where anything else is asked for too. */
  answer(operation: OperationDefinitionNode, document: DocumentNode, variableValues: NamedValues): string | undefined {
    const name = this.#nameOf(operation, document)
    if (name === null) return undefined
    const kept = name && this.#kept.get(name)
    if (kept) return kept
    const { data, errors } = executeSync({ schema: this.#schema, document, variableValues, operationName: operation.name?.value ?? null })
    if (errors) return undefined
    const text = JSON.stringify(data)
    if (name) this.#kept.set(name, text, text.length * bytesOfLetter)
    return text
  }

  #nameOf(operation: OperationDefinitionNode, document: DocumentNode) {
    if (!this.#names.has(operation)) {
      const isOurs = operation.operation === OperationTypeNode.QUERY && tellsOfSchemaAlone(operation.selectionSet, fragmentsOf(document))
      const name = operation.variableDefinitions?.length
        ? undefined
        : hash('sha1', `${operation.name?.value} ${print(document)}`, 'base64url')
      this.#names.set(operation, isOurs ? name : null)
    }
    return this.#names.get(operation)
  }
}

function tellsOfSchemaAlone(set: SelectionSetNode, fragments: Readonly<Record<string, FragmentDefinitionNode>>): boolean {
  return set.selections.every((node) => {
    if (node.kind === Kind.FIELD) return isDescribing(node.name.value) || node.name.value === '__typename'
    return tellsOfSchemaAlone(node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]!.selectionSet, fragments)
  })
}
