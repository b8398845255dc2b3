import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RevokeMoistureTokenMutation, RevokeMoistureTokenMutationVariables } from '../types.ts'

export const RevokeMoistureTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeMoistureToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeMoistureToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"418eb1214a1ced50f772aa751ce8b0aad399c1ece2c96460072ed89063e557f5"}} as unknown as TypedDocumentNode<RevokeMoistureTokenMutation, RevokeMoistureTokenMutationVariables> & { __meta__: { hash: string } }

export function useRevokeMoistureTokenMutation(options?: useMutation.Options<RevokeMoistureTokenMutation, RevokeMoistureTokenMutationVariables>) {
  return useMutation(RevokeMoistureTokenDocument, options)
}
