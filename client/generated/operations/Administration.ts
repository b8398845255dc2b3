import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AdministrationQuery, AdministrationQueryVariables } from '../types.ts'

export const AdministrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"estateCount"}},{"kind":"Field","name":{"kind":"Name","value":"companyCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCompanyCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingClaimCount"}},{"kind":"Field","name":{"kind":"Name","value":"licenceCount"}},{"kind":"Field","name":{"kind":"Name","value":"endingLicenceCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingMailCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedMailCount"}},{"kind":"Field","name":{"kind":"Name","value":"failingJobCount"}},{"kind":"Field","name":{"kind":"Name","value":"storedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"fullHolderCount"}},{"kind":"Field","name":{"kind":"Name","value":"recentDeedCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"6e85a2044434c14ce4208398f5ce82760a99f5cfb0ad101a2bfcc4802a2f7ef1"}} as unknown as TypedDocumentNode<AdministrationQuery, AdministrationQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<AdministrationQuery, AdministrationQueryVariables> & { returnPartialData?: false }

export function useAdministrationQuery(options?: WholeOptions | SkipToken) {
  return useQuery(AdministrationDocument, options ?? {})
}
