import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SaveMoistureSensorMutation, SaveMoistureSensorMutationVariables } from '../types.ts'

export const SaveMoistureSensorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMoistureSensor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMoistureSensorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMoistureSensor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"e3b74d6c54196a7490b030a4c4c82a51a93523f0b46b13be6be114439e42c1cd"}} as unknown as TypedDocumentNode<SaveMoistureSensorMutation, SaveMoistureSensorMutationVariables> & { __meta__: { hash: string } }

export function useSaveMoistureSensorMutation(options?: useMutation.Options<SaveMoistureSensorMutation, SaveMoistureSensorMutationVariables>) {
  return useMutation(SaveMoistureSensorDocument, options)
}
