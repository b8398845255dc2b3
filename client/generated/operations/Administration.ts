import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AdministrationQuery, AdministrationQueryVariables } from '../types.ts'

export const AdministrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"estateCount"}},{"kind":"Field","name":{"kind":"Name","value":"companyCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCompanyCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingClaimCount"}},{"kind":"Field","name":{"kind":"Name","value":"licenceCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingMailCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedMailCount"}},{"kind":"Field","name":{"kind":"Name","value":"failingJobCount"}},{"kind":"Field","name":{"kind":"Name","value":"storedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"recentDeedCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1549116b57faa0f200e082b8589a37c6b42b6b13fb8b11fe4b3f0c49093ea72a"}} as unknown as TypedDocumentNode<AdministrationQuery, AdministrationQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<AdministrationQuery, AdministrationQueryVariables> & { returnPartialData?: false }

export function useAdministrationQuery(options?: WholeOptions | SkipToken) {
  return useQuery(AdministrationDocument, options ?? {})
}

export function useAdministrationLazyQuery(options?: useLazyQuery.Options<AdministrationQuery, AdministrationQueryVariables>) {
  return useLazyQuery(AdministrationDocument, options)
}
