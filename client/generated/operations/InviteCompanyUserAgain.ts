import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { InviteCompanyUserAgainMutation, InviteCompanyUserAgainMutationVariables } from '../types.ts'

export const InviteCompanyUserAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteCompanyUserAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteCompanyUserAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}],"__meta__":{"hash":"31071728aa89b1f942faf555dc20403d42c4948b3d6f5d690d917ac356999d55"}} as unknown as TypedDocumentNode<InviteCompanyUserAgainMutation, InviteCompanyUserAgainMutationVariables> & { __meta__: { hash: string } }

export function useInviteCompanyUserAgainMutation(options?: useMutation.Options<InviteCompanyUserAgainMutation, InviteCompanyUserAgainMutationVariables>) {
  return useMutation(InviteCompanyUserAgainDocument, options)
}
