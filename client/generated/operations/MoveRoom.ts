import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { MoveRoomMutation, MoveRoomMutationVariables } from '../types.ts'

export const MoveRoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRoomInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"2fe637b4f1d6eedc719c0ab7110941971480814d4140bc0704a1c136f815ae15"}} as unknown as TypedDocumentNode<MoveRoomMutation, MoveRoomMutationVariables> & { __meta__: { hash: string } }

export function useMoveRoomMutation(options?: useMutation.Options<MoveRoomMutation, MoveRoomMutationVariables>) {
  return useMutation(MoveRoomDocument, options)
}
