import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { CreateAccessTokenMutation, CreateAccessTokenMutationVariables } from '../types.ts'

export const CreateAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"411de38a6ca1f94984d7b7445c22debe542d32efc08651b45fa5b5ba443d0218"}} as unknown as TypedDocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables> & { __meta__: { hash: string } }

export function useCreateAccessTokenMutation(options?: useMutation.Options<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>) {
  return useMutation(CreateAccessTokenDocument, options)
}
