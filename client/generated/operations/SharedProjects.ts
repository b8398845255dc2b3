import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SharedProjectsQuery, SharedProjectsQueryVariables } from '../types.ts'

export const SharedProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"pointCount"}},{"kind":"Field","name":{"kind":"Name","value":"completedPointCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3b815465dbbef12d093a65f49136b3ea33b7162005a829d2b8c1f5ec635e7a60"}} as unknown as TypedDocumentNode<SharedProjectsQuery, SharedProjectsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<SharedProjectsQuery, SharedProjectsQueryVariables> & { returnPartialData?: false }

export function useSharedProjectsQuery(options?: WholeOptions | SkipToken) {
  return useQuery(SharedProjectsDocument, options ?? {})
}
