import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeletePublicLinkMutation, DeletePublicLinkMutationVariables } from '../types.ts'

export const DeletePublicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePublicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePublicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"d8f2a4a9b23e6fe0cbd91c829c6b116e9626e3eeccedf06537fa08041920627d"}} as unknown as TypedDocumentNode<DeletePublicLinkMutation, DeletePublicLinkMutationVariables> & { __meta__: { hash: string } }

export function useDeletePublicLinkMutation(options?: useMutation.Options<DeletePublicLinkMutation, DeletePublicLinkMutationVariables>) {
  return useMutation(DeletePublicLinkDocument, options)
}
