import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EstateCalendarFeedsQuery, EstateCalendarFeedsQueryVariables } from '../types.ts'

export const EstateCalendarFeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstateCalendarFeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleKind"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleName"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"lastFetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"74c237913aefe6fc0333ab9ab6c6e40cf0a2718516aba50618a1090368fd50f2"}} as unknown as TypedDocumentNode<EstateCalendarFeedsQuery, EstateCalendarFeedsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<EstateCalendarFeedsQuery, EstateCalendarFeedsQueryVariables> & { returnPartialData?: false }

export function useEstateCalendarFeedsQuery(options: WholeOptions | SkipToken) {
  return useQuery(EstateCalendarFeedsDocument, options)
}
