import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { PlanPriceQuery, PlanPriceQueryVariables } from '../types.ts'

export const PlanPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenceOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"2e1e908d45e49eed6a654732de7c72a1f4633f522b2a02f7c348f8121732cebe"}} as unknown as TypedDocumentNode<PlanPriceQuery, PlanPriceQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<PlanPriceQuery, PlanPriceQueryVariables> & { returnPartialData?: false }

export function usePlanPriceQuery(options?: WholeOptions | SkipToken) {
  return useQuery(PlanPriceDocument, options ?? {})
}
