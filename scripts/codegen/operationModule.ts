import { Kind, OperationTypeNode } from 'graphql'
import type { Executable } from './documents.ts'

/** A screen asks by a hook; whatever is sent goes through `useSend`, which takes the document. */
const hook = (name: string, needsVariables: boolean) => [
  `type WholeOptions = useQuery.Options<${name}Query, ${name}QueryVariables> & { returnPartialData?: false }`,
  ``,
  `export function use${name}Query(options${needsVariables ? '' : '?'}: WholeOptions | SkipToken) {`,
  `  return useQuery(${name}Document, ${needsVariables ? 'options' : 'options ?? {}'})`,
  `}`,
  ``,
]

/** One module per operation, so that a screen's code carries its own documents and no other screen's. */
export function operationModule({ name, operation, document, hash }: Executable): string {
  const isQuery = operation.operation === OperationTypeNode.QUERY
  const needsVariables = (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
  )
  const result = `${name}${isQuery ? 'Query' : 'Mutation'}`
  return [
    ...(isQuery ? [`import { type SkipToken, useQuery } from '@apollo/client/react'`] : []),
    `import type { TypedDocumentNode } from '@graphql-typed-document-node/core'`,
    `import type { ${result}, ${result}Variables } from '../types.ts'`,
    ``,
    `export const ${name}Document = ${JSON.stringify({ ...document, __meta__: { hash } })} as unknown as TypedDocumentNode<${result}, ${result}Variables> & { __meta__: { hash: string } }`,
    ``,
    ...(isQuery ? hook(name, needsVariables) : []),
  ].join('\n')
}
