import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { MoveFloorMutation, MoveFloorMutationVariables } from '../types.ts'

export const MoveFloorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveFloor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveFloorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveFloor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"8ead8dd104c63272e255cdcc1bb75956c3d3cc87d6ec693e12b4d3108716ed69"}} as unknown as TypedDocumentNode<MoveFloorMutation, MoveFloorMutationVariables> & { __meta__: { hash: string } }

export function useMoveFloorMutation(options?: useMutation.Options<MoveFloorMutation, MoveFloorMutationVariables>) {
  return useMutation(MoveFloorDocument, options)
}
