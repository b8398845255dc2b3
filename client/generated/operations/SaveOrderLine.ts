import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SaveOrderLineMutation, SaveOrderLineMutationVariables } from '../types.ts'

export const SaveOrderLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveOrderLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveOrderLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveOrderLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"dfbd3d21d000e8af55167270e7613f45b27ecdacbfd5631342f2e5a98a82860d"}} as unknown as TypedDocumentNode<SaveOrderLineMutation, SaveOrderLineMutationVariables> & { __meta__: { hash: string } }

export function useSaveOrderLineMutation(options?: useMutation.Options<SaveOrderLineMutation, SaveOrderLineMutationVariables>) {
  return useMutation(SaveOrderLineDocument, options)
}
