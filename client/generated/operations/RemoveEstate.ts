import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RemoveEstateMutation, RemoveEstateMutationVariables } from '../types.ts'

export const RemoveEstateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveEstate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEstate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3fb5121230f854f2cb5ba5b7c2a793ac1e5bdbf9d63c69c733604e98d146a52f"}} as unknown as TypedDocumentNode<RemoveEstateMutation, RemoveEstateMutationVariables> & { __meta__: { hash: string } }

export function useRemoveEstateMutation(options?: useMutation.Options<RemoveEstateMutation, RemoveEstateMutationVariables>) {
  return useMutation(RemoveEstateDocument, options)
}
