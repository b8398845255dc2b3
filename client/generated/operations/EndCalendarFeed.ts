import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EndCalendarFeedMutation, EndCalendarFeedMutationVariables } from '../types.ts'

export const EndCalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"dba0b75cf83ac97016fbc979931f65a1c3a939d0231a1beb610f3ca599a0c584"}} as unknown as TypedDocumentNode<EndCalendarFeedMutation, EndCalendarFeedMutationVariables> & { __meta__: { hash: string } }

export function useEndCalendarFeedMutation(options?: useMutation.Options<EndCalendarFeedMutation, EndCalendarFeedMutationVariables>) {
  return useMutation(EndCalendarFeedDocument, options)
}
