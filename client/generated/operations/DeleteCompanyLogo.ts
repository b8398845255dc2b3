import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteCompanyLogoMutation, DeleteCompanyLogoMutationVariables } from '../types.ts'

export const DeleteCompanyLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCompanyLogo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCompanyLogo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}}}]}]}}],"__meta__":{"hash":"20a24e921777df69525dd0127fcccecf66b7f1e2c75f613d1035ae76c2ea5953"}} as unknown as TypedDocumentNode<DeleteCompanyLogoMutation, DeleteCompanyLogoMutationVariables> & { __meta__: { hash: string } }

export function useDeleteCompanyLogoMutation(options?: useMutation.Options<DeleteCompanyLogoMutation, DeleteCompanyLogoMutationVariables>) {
  return useMutation(DeleteCompanyLogoDocument, options)
}
