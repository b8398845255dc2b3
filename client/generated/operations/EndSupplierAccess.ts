import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EndSupplierAccessMutation, EndSupplierAccessMutationVariables } from '../types.ts'

export const EndSupplierAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSupplierAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccessLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}]}]}}],"__meta__":{"hash":"0aaadc4374c2734178bd205ccc0054d6158459a2952cc4dc439680e8fde86682"}} as unknown as TypedDocumentNode<EndSupplierAccessMutation, EndSupplierAccessMutationVariables> & { __meta__: { hash: string } }

export function useEndSupplierAccessMutation(options?: useMutation.Options<EndSupplierAccessMutation, EndSupplierAccessMutationVariables>) {
  return useMutation(EndSupplierAccessDocument, options)
}
