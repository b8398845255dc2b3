import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RestoreEstateMutation, RestoreEstateMutationVariables } from '../types.ts'

export const RestoreEstateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreEstate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreEstate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"d1eaf4801fd42e8d4857fbcb74feeb0aa5a00bac19a772bd1e2604bde3972cf3"}} as unknown as TypedDocumentNode<RestoreEstateMutation, RestoreEstateMutationVariables> & { __meta__: { hash: string } }

export function useRestoreEstateMutation(options?: useMutation.Options<RestoreEstateMutation, RestoreEstateMutationVariables>) {
  return useMutation(RestoreEstateDocument, options)
}
