import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { MoveProjectRoomMutation, MoveProjectRoomMutationVariables } from '../types.ts'

export const MoveProjectRoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveProjectRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveProjectRoomInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moveRoom"},"name":{"kind":"Name","value":"moveProjectRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1dff6a99338020bda7b3ce0246f71287c2bfcfb05cfb62f93d1b933d1b84581d"}} as unknown as TypedDocumentNode<MoveProjectRoomMutation, MoveProjectRoomMutationVariables> & { __meta__: { hash: string } }

export function useMoveProjectRoomMutation(options?: useMutation.Options<MoveProjectRoomMutation, MoveProjectRoomMutationVariables>) {
  return useMutation(MoveProjectRoomDocument, options)
}
