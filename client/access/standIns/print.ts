import { type ASTNode, Kind } from 'graphql'

type Writers = { [Node in ASTNode as Node['kind']]?: (node: Node) => string }

const each = (nodes: readonly ASTNode[] | undefined, between: string) => (nodes ?? []).map(written).join(between)
const inBrackets = (nodes: readonly ASTNode[] | undefined) => (nodes?.length ? `(${each(nodes, ' ')})` : '')
const after = (word: string, node: ASTNode | undefined) => (node ? word + written(node) : '')

const writers: Writers = {
  [Kind.DOCUMENT]: ({ definitions }) => each(definitions, '\n'),
  [Kind.OPERATION_DEFINITION]: ({ operation, name, variableDefinitions, directives, selectionSet }) =>
    `${operation} ${name?.value ?? ''}${inBrackets(variableDefinitions)}${each(directives, '')}${written(selectionSet)}`,
  [Kind.FRAGMENT_DEFINITION]: ({ name, typeCondition, directives, selectionSet }) =>
    `fragment ${name.value} on ${written(typeCondition)}${each(directives, '')}${written(selectionSet)}`,
  [Kind.VARIABLE_DEFINITION]: ({ variable, type, defaultValue, directives }) =>
    `${written(variable)}:${written(type)}${after('=', defaultValue)}${each(directives, '')}`,
  [Kind.SELECTION_SET]: ({ selections }) => `{${each(selections, ' ')}}`,
  [Kind.FIELD]: ({ alias, name, arguments: given, directives, selectionSet }) =>
    `${alias ? `${alias.value}:` : ''}${name.value}${inBrackets(given)}${each(directives, '')}${after('', selectionSet)}`,
  [Kind.FRAGMENT_SPREAD]: ({ name, directives }) => `...${name.value}${each(directives, '')}`,
  [Kind.INLINE_FRAGMENT]: ({ typeCondition, directives, selectionSet }) =>
    `...${after('on ', typeCondition)}${each(directives, '')}${written(selectionSet)}`,
  [Kind.DIRECTIVE]: ({ name, arguments: given }) => `@${name.value}${inBrackets(given)}`,
  [Kind.ARGUMENT]: ({ name, value }) => `${name.value}:${written(value)}`,
  [Kind.OBJECT_FIELD]: ({ name, value }) => `${name.value}:${written(value)}`,
  [Kind.NAMED_TYPE]: ({ name }) => name.value,
  [Kind.LIST_TYPE]: ({ type }) => `[${written(type)}]`,
  [Kind.NON_NULL_TYPE]: ({ type }) => `${written(type)}!`,
  [Kind.VARIABLE]: ({ name }) => `$${name.value}`,
  [Kind.STRING]: ({ value }) => JSON.stringify(value),
  [Kind.INT]: ({ value }) => value,
  [Kind.FLOAT]: ({ value }) => value,
  [Kind.ENUM]: ({ value }) => value,
  [Kind.BOOLEAN]: ({ value }) => String(value),
  [Kind.NULL]: () => 'null',
  [Kind.LIST]: ({ values }) => `[${each(values, ' ')}]`,
  [Kind.OBJECT]: ({ fields }) => `{${each(fields, ' ')}}`,
}

/** What a client writes is none of a schema's kinds. */
const written = (node: ASTNode): string => (writers[node.kind] as (node: ASTNode) => string)(node)

const kept = new WeakMap<ASTNode, string>()

/** Stands in for a printer of all that GraphQL has, schemas among it: what a client asks is written on a line. */
export function print(node: ASTNode) {
  const text = kept.get(node) ?? written(node)
  kept.set(node, text)
  return text
}
// Apollo empties its own when it is told to forget everything.
print.reset = () => undefined
