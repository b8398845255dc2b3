import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AddMoistureReadingMutation, AddMoistureReadingMutationVariables } from '../types.ts'

export const AddMoistureReadingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMoistureReading"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMoistureReadingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMoistureReading"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"4d129dce1705c3c41cd6c719e5eac57100e92a5acc786a6c119ead44d1812a6e"}} as unknown as TypedDocumentNode<AddMoistureReadingMutation, AddMoistureReadingMutationVariables> & { __meta__: { hash: string } }

export function useAddMoistureReadingMutation(options?: useMutation.Options<AddMoistureReadingMutation, AddMoistureReadingMutationVariables>) {
  return useMutation(AddMoistureReadingDocument, options)
}
