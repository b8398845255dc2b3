import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteControlTemplateMutation, DeleteControlTemplateMutationVariables } from '../types.ts'

export const DeleteControlTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteControlTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteControlTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"de865c947be029533c2ecec6e8c54bed4d9519c0ec0f8cfa3fddc50bdcddefe8"}} as unknown as TypedDocumentNode<DeleteControlTemplateMutation, DeleteControlTemplateMutationVariables> & { __meta__: { hash: string } }

export function useDeleteControlTemplateMutation(options?: useMutation.Options<DeleteControlTemplateMutation, DeleteControlTemplateMutationVariables>) {
  return useMutation(DeleteControlTemplateDocument, options)
}
