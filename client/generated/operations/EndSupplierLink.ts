import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EndSupplierLinkMutation, EndSupplierLinkMutationVariables } from '../types.ts'

export const EndSupplierLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSupplierLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSupplierLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSupplierLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"598aed68149f3d1f6cf5ba65b2e0d80e14d65bcf8e851c9d876b35f37a934eef"}} as unknown as TypedDocumentNode<EndSupplierLinkMutation, EndSupplierLinkMutationVariables> & { __meta__: { hash: string } }

export function useEndSupplierLinkMutation(options?: useMutation.Options<EndSupplierLinkMutation, EndSupplierLinkMutationVariables>) {
  return useMutation(EndSupplierLinkDocument, options)
}
