import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables } from '../types.ts'

export const RevokeCalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"623586189f3d7fde6d480b0b8ee9b1e74cbfaee00d815e6a1b24e8c8339e2b13"}} as unknown as TypedDocumentNode<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables> & { __meta__: { hash: string } }

export function useRevokeCalendarFeedMutation(options?: useMutation.Options<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>) {
  return useMutation(RevokeCalendarFeedDocument, options)
}
