import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'

export type Executable = { name: string; operation: OperationDefinitionNode; document: DocumentNode; text: string; hash: string }

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const

const namesType = (set: SelectionSetNode) => set.selections.some((part) => part.kind === Kind.FIELD && part.name.value === '__typename')

/** What Apollo's cache would add at run time is there from the start, so that the document it sends is the one that was hashed. */
export function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(set, _key, parent) {
      const isRoot = parent && !Array.isArray(parent) && (parent as { kind?: Kind }).kind === Kind.OPERATION_DEFINITION
      if (isRoot || namesType(set)) return undefined
      return { ...set, selections: [...set.selections, typename] }
    },
  })
}

/** Positions and empty lists say nothing, and every screen would carry them. */
const slim = <T>(node: T): T =>
  JSON.parse(
    JSON.stringify(node, (key, value: unknown) => (key === 'loc' || (Array.isArray(value) && !value.length) ? undefined : value)),
  ) as T

function fragmentsBelow(
  document: DocumentNode,
  known: Map<string, FragmentDefinitionNode>,
  found = new Map<string, FragmentDefinitionNode>(),
) {
  visit(document, {
    FragmentSpread({ name }) {
      const fragment = known.get(name.value)
      if (!fragment) throw new Error(`No fragment is called ${name.value}`)
      if (found.has(name.value)) return
      found.set(name.value, fragment)
      fragmentsBelow({ kind: Kind.DOCUMENT, definitions: [fragment] }, known, found)
    },
  })
  return [...found.values()].sort((a, b) => (a.name.value < b.name.value ? -1 : 1))
}

/** Every operation of the documents, complete with the fragments it uses, its text as sent and the hash of that. */
export function executables(documents: DocumentNode[]): Executable[] {
  const definitions = documents.flatMap((document) => withTypenames(document).definitions)
  const fragments = new Map(definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION).map((part) => [part.name.value, part]))
  const operations = definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION)
  const found = operations.map((operation) => {
    const name = operation.name?.value ?? ''
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Error(`An operation's name is written like EstateList, not ${name || '(nameless)'}`)
    const used = fragmentsBelow({ kind: Kind.DOCUMENT, definitions: [operation] }, fragments)
    const document = slim<DocumentNode>({ kind: Kind.DOCUMENT, definitions: [operation, ...used] })
    const text = print(document)
    return { name, operation, document, text, hash: createHash('sha256').update(text).digest('hex') }
  })
  return found.sort((a, b) => (a.name < b.name ? -1 : 1))
}
