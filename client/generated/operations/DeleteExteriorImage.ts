import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteExteriorImageMutation, DeleteExteriorImageMutationVariables } from '../types.ts'

export const DeleteExteriorImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteExteriorImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"imageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteExteriorImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"imageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"imageId"}}}]}]}}],"__meta__":{"hash":"d386d1835341922015bfde40dc2b43499eddd08fdf277f2657bf661505ae1c0f"}} as unknown as TypedDocumentNode<DeleteExteriorImageMutation, DeleteExteriorImageMutationVariables> & { __meta__: { hash: string } }

export function useDeleteExteriorImageMutation(options?: useMutation.Options<DeleteExteriorImageMutation, DeleteExteriorImageMutationVariables>) {
  return useMutation(DeleteExteriorImageDocument, options)
}
