import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { OrderProjectsQuery, OrderProjectsQueryVariables } from '../types.ts'

export const OrderProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"ACTIVE"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canAccessOrders"}},{"kind":"Field","name":{"kind":"Name","value":"may"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3e23b04ae4277f0ee441e8868579af9bce78f1d6c2790276232e17133aba71a3"}} as unknown as TypedDocumentNode<OrderProjectsQuery, OrderProjectsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<OrderProjectsQuery, OrderProjectsQueryVariables> & { returnPartialData?: false }

export function useOrderProjectsQuery(options?: WholeOptions | SkipToken) {
  return useQuery(OrderProjectsDocument, options ?? {})
}

export function useOrderProjectsLazyQuery(options?: useLazyQuery.Options<OrderProjectsQuery, OrderProjectsQueryVariables>) {
  return useLazyQuery(OrderProjectsDocument, options)
}
