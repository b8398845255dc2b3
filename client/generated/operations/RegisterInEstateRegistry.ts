import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RegisterInEstateRegistryMutation, RegisterInEstateRegistryMutationVariables } from '../types.ts'

export const RegisterInEstateRegistryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterInEstateRegistry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identityNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerInEstateRegistry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identityNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identityNumber"}}}]}]}}],"__meta__":{"hash":"2f2acf1dce41f80e0a246fbca4023b62c2f0b256741a1c6c013427e9a7ef28d7"}} as unknown as TypedDocumentNode<RegisterInEstateRegistryMutation, RegisterInEstateRegistryMutationVariables> & { __meta__: { hash: string } }

export function useRegisterInEstateRegistryMutation(options?: useMutation.Options<RegisterInEstateRegistryMutation, RegisterInEstateRegistryMutationVariables>) {
  return useMutation(RegisterInEstateRegistryDocument, options)
}
