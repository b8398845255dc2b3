import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { InviteGuestAgainMutation, InviteGuestAgainMutationVariables } from '../types.ts'

export const InviteGuestAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteGuestAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"guestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteGuestAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"guestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"guestId"}}}]}]}}],"__meta__":{"hash":"0f5c507da921ceff0b59bd1e1640e257b9098bd924067fe8dd71dd95ffeef5d4"}} as unknown as TypedDocumentNode<InviteGuestAgainMutation, InviteGuestAgainMutationVariables> & { __meta__: { hash: string } }

export function useInviteGuestAgainMutation(options?: useMutation.Options<InviteGuestAgainMutation, InviteGuestAgainMutationVariables>) {
  return useMutation(InviteGuestAgainDocument, options)
}
