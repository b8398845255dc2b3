import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteAccessLinkMutation, DeleteAccessLinkMutationVariables } from '../types.ts'

export const DeleteAccessLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccessLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccessLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}]}]}}],"__meta__":{"hash":"a94bd80aa84e054741bd9938453794efbb389c5c11aa16bb6314d6b5c48ff1ce"}} as unknown as TypedDocumentNode<DeleteAccessLinkMutation, DeleteAccessLinkMutationVariables> & { __meta__: { hash: string } }

export function useDeleteAccessLinkMutation(options?: useMutation.Options<DeleteAccessLinkMutation, DeleteAccessLinkMutationVariables>) {
  return useMutation(DeleteAccessLinkDocument, options)
}
