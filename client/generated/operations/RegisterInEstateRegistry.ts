import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RegisterInEstateRegistryMutation, RegisterInEstateRegistryMutationVariables } from '../types.ts'

export const RegisterInEstateRegistryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterInEstateRegistry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identityNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerInEstateRegistry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"identityNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identityNumber"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"0ba2ef980ceb2287fdfdacd2d2ef9b69700bd6b30000d05ade01f88e0d077496"}} as unknown as TypedDocumentNode<RegisterInEstateRegistryMutation, RegisterInEstateRegistryMutationVariables> & { __meta__: { hash: string } }

export function useRegisterInEstateRegistryMutation(options?: useMutation.Options<RegisterInEstateRegistryMutation, RegisterInEstateRegistryMutationVariables>) {
  return useMutation(RegisterInEstateRegistryDocument, options)
}
