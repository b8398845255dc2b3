import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { UpdateOrderMutation, UpdateOrderMutationVariables } from '../types.ts'

export const UpdateOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"0c9cbb97690ad0ea12c41e0d3893d86e669a6b0121f487a8e6eb652324920ac1"}} as unknown as TypedDocumentNode<UpdateOrderMutation, UpdateOrderMutationVariables> & { __meta__: { hash: string } }

export function useUpdateOrderMutation(options?: useMutation.Options<UpdateOrderMutation, UpdateOrderMutationVariables>) {
  return useMutation(UpdateOrderDocument, options)
}
