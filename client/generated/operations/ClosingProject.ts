import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ClosingProjectQuery, ClosingProjectQueryVariables } from '../types.ts'

export const ClosingProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosingProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"only"},"value":{"kind":"EnumValue","value":"processing"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"readyForCustomer"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"e297e23b4572ab339a8977af2141e406ea40b8abf0b1eb5e084a9c6edb552278"}} as unknown as TypedDocumentNode<ClosingProjectQuery, ClosingProjectQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<ClosingProjectQuery, ClosingProjectQueryVariables> & { returnPartialData?: false }

export function useClosingProjectQuery(options: WholeOptions | SkipToken) {
  return useQuery(ClosingProjectDocument, options)
}

export function useClosingProjectLazyQuery(options?: useLazyQuery.Options<ClosingProjectQuery, ClosingProjectQueryVariables>) {
  return useLazyQuery(ClosingProjectDocument, options)
}
