import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AddRoomsMutation, AddRoomsMutationVariables } from '../types.ts'

export const AddRoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRoomsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"a6398f81546384e739c6918b44f8d09c44b323b07aa7098d0284b6371c7776e6"}} as unknown as TypedDocumentNode<AddRoomsMutation, AddRoomsMutationVariables> & { __meta__: { hash: string } }

export function useAddRoomsMutation(options?: useMutation.Options<AddRoomsMutation, AddRoomsMutationVariables>) {
  return useMutation(AddRoomsDocument, options)
}
