import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RemoveGuestMutation, RemoveGuestMutationVariables } from '../types.ts'

export const RemoveGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"guestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"guestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"guestId"}}}]}]}}],"__meta__":{"hash":"f397e28ea8bdd2c6f681147a2812828faa1dedbeef82872fea7d0126a2677478"}} as unknown as TypedDocumentNode<RemoveGuestMutation, RemoveGuestMutationVariables> & { __meta__: { hash: string } }

export function useRemoveGuestMutation(options?: useMutation.Options<RemoveGuestMutation, RemoveGuestMutationVariables>) {
  return useMutation(RemoveGuestDocument, options)
}
