import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { CreatePurchaseOrderMutation, CreatePurchaseOrderMutationVariables } from '../types.ts'

export const CreatePurchaseOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePurchaseOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPurchaseOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"67aca74d52c19c2a70823a7c7f589450f23f3b2ec09cd49703ccf3ffd12ae26d"}} as unknown as TypedDocumentNode<CreatePurchaseOrderMutation, CreatePurchaseOrderMutationVariables> & { __meta__: { hash: string } }

export function useCreatePurchaseOrderMutation(options?: useMutation.Options<CreatePurchaseOrderMutation, CreatePurchaseOrderMutationVariables>) {
  return useMutation(CreatePurchaseOrderDocument, options)
}
