import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { OrderSupplierAccessMutation, OrderSupplierAccessMutationVariables } from '../types.ts'

export const OrderSupplierAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderSupplierAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPurchaseOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"a972002165b1ed812250999fa7b2289a23ea735aabd2c7fb4f5af43186cfba90"}} as unknown as TypedDocumentNode<OrderSupplierAccessMutation, OrderSupplierAccessMutationVariables> & { __meta__: { hash: string } }

export function useOrderSupplierAccessMutation(options?: useMutation.Options<OrderSupplierAccessMutation, OrderSupplierAccessMutationVariables>) {
  return useMutation(OrderSupplierAccessDocument, options)
}
