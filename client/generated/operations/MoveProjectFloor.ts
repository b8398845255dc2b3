import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { MoveProjectFloorMutation, MoveProjectFloorMutationVariables } from '../types.ts'

export const MoveProjectFloorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveProjectFloor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveProjectFloorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moveFloor"},"name":{"kind":"Name","value":"moveProjectFloor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"5998bbc4f8597186c39b7a125e229b2ee07a67bfb2fe032f9c4fb07eab9f4f21"}} as unknown as TypedDocumentNode<MoveProjectFloorMutation, MoveProjectFloorMutationVariables> & { __meta__: { hash: string } }

export function useMoveProjectFloorMutation(options?: useMutation.Options<MoveProjectFloorMutation, MoveProjectFloorMutationVariables>) {
  return useMutation(MoveProjectFloorDocument, options)
}
