import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { CreateProjectMutation, CreateProjectMutationVariables } from '../types.ts'

export const CreateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"4c08d576ed2b6904707d73284ee7ac66398209cb4b40482403521318f8857b05"}} as unknown as TypedDocumentNode<CreateProjectMutation, CreateProjectMutationVariables> & { __meta__: { hash: string } }

export function useCreateProjectMutation(options?: useMutation.Options<CreateProjectMutation, CreateProjectMutationVariables>) {
  return useMutation(CreateProjectDocument, options)
}
