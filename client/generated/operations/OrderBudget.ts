import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { OrderBudgetQuery, OrderBudgetQueryVariables } from '../types.ts'

export const OrderBudgetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderBudget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectBudget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"ebda82a3c4ab5ff54b00eb1c595a81939dae715635c309e9b419fdec3c01e4a1"}} as unknown as TypedDocumentNode<OrderBudgetQuery, OrderBudgetQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<OrderBudgetQuery, OrderBudgetQueryVariables> & { returnPartialData?: false }

export function useOrderBudgetQuery(options: WholeOptions | SkipToken) {
  return useQuery(OrderBudgetDocument, options)
}
