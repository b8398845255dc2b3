import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { StartProjectForCustomerMutation, StartProjectForCustomerMutationVariables } from '../types.ts'

export const StartProjectForCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartProjectForCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartProjectForCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startProjectForCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"9418fb0daf810f8617d6f0938572d8d7f9486960dfc442250044937ab86e0ec9"}} as unknown as TypedDocumentNode<StartProjectForCustomerMutation, StartProjectForCustomerMutationVariables> & { __meta__: { hash: string } }

export function useStartProjectForCustomerMutation(options?: useMutation.Options<StartProjectForCustomerMutation, StartProjectForCustomerMutationVariables>) {
  return useMutation(StartProjectForCustomerDocument, options)
}
