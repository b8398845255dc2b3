import { Kind, type OperationTypeNode } from 'graphql'
import type { Executable } from './documents.ts'

type Hooks = { imports: string[]; hooks: (name: string, needsVariables: boolean) => string[] }

const optional = (needsVariables: boolean) => (needsVariables ? '' : '?')

const hooksOf: Record<OperationTypeNode, Hooks> = {
  query: {
    imports: ['type SkipToken', 'useLazyQuery', 'useQuery'],
    hooks: (name, needsVariables) => [
      `type WholeOptions = useQuery.Options<${name}Query, ${name}QueryVariables> & { returnPartialData?: false }`,
      ``,
      `export function use${name}Query(options${optional(needsVariables)}: WholeOptions | SkipToken) {`,
      `  return useQuery(${name}Document, ${needsVariables ? 'options' : 'options ?? {}'})`,
      `}`,
      ``,
      `export function use${name}LazyQuery(options?: useLazyQuery.Options<${name}Query, ${name}QueryVariables>) {`,
      `  return useLazyQuery(${name}Document, options)`,
      `}`,
    ],
  },
  mutation: {
    imports: ['useMutation'],
    hooks: (name) => [
      `export function use${name}Mutation(options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) {`,
      `  return useMutation(${name}Document, options)`,
      `}`,
    ],
  },
  subscription: {
    imports: ['useSubscription'],
    hooks: (name, needsVariables) => [
      `export function use${name}Subscription(options${optional(needsVariables)}: useSubscription.Options<${name}Subscription, ${name}SubscriptionVariables>) {`,
      `  return useSubscription(${name}Document, options)`,
      `}`,
    ],
  },
}

const suffix: Record<OperationTypeNode, string> = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }

/** One module per operation, so that a screen's code carries its own documents and no other screen's. */
export function operationModule({ name, operation, document, hash }: Executable): string {
  const kind = operation.operation
  const { imports, hooks } = hooksOf[kind]
  const needsVariables = (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
  )
  const result = `${name}${suffix[kind]}`
  return [
    `import { ${imports.join(', ')} } from '@apollo/client/react'`,
    `import type { TypedDocumentNode } from '@graphql-typed-document-node/core'`,
    `import type { ${result}, ${result}Variables } from '../types.ts'`,
    ``,
    `export const ${name}Document = ${JSON.stringify({ ...document, __meta__: { hash } })} as unknown as TypedDocumentNode<${result}, ${result}Variables> & { __meta__: { hash: string } }`,
    ``,
    ...hooks(name, needsVariables),
    ``,
  ].join('\n')
}
