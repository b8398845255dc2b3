import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SupplierAccessOfferQuery, SupplierAccessOfferQueryVariables } from '../types.ts'

export const SupplierAccessOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierAccessOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierAccessOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"e38cae63d6034a8d6d1b87d3fc64f4fa22b74c86f3ff9bf815749c15a5d28283"}} as unknown as TypedDocumentNode<SupplierAccessOfferQuery, SupplierAccessOfferQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<SupplierAccessOfferQuery, SupplierAccessOfferQueryVariables> & { returnPartialData?: false }

export function useSupplierAccessOfferQuery(options: WholeOptions | SkipToken) {
  return useQuery(SupplierAccessOfferDocument, options)
}

export function useSupplierAccessOfferLazyQuery(options?: useLazyQuery.Options<SupplierAccessOfferQuery, SupplierAccessOfferQueryVariables>) {
  return useLazyQuery(SupplierAccessOfferDocument, options)
}
