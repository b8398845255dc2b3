import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { InvitedOwnerQuery, InvitedOwnerQueryVariables } from '../types.ts'

export const InvitedOwnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitedOwner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitedOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitedOwnerParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitedOwnerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvitedOwner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"09e0c810793a19a3bf11b6906eafc4c66a776dbd6f07b468b138ae4f0ad52865"}} as unknown as TypedDocumentNode<InvitedOwnerQuery, InvitedOwnerQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<InvitedOwnerQuery, InvitedOwnerQueryVariables> & { returnPartialData?: false }

export function useInvitedOwnerQuery(options: WholeOptions | SkipToken) {
  return useQuery(InvitedOwnerDocument, options)
}

export function useInvitedOwnerLazyQuery(options?: useLazyQuery.Options<InvitedOwnerQuery, InvitedOwnerQueryVariables>) {
  return useLazyQuery(InvitedOwnerDocument, options)
}
