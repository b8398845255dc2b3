import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DataExportQuery, DataExportQueryVariables } from '../types.ts'

export const DataExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"348194e43f807caab08fe98a016fc9ac94006d0268188d09995d13382c796fa6"}} as unknown as TypedDocumentNode<DataExportQuery, DataExportQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<DataExportQuery, DataExportQueryVariables> & { returnPartialData?: false }

export function useDataExportQuery(options?: WholeOptions | SkipToken) {
  return useQuery(DataExportDocument, options ?? {})
}

export function useDataExportLazyQuery(options?: useLazyQuery.Options<DataExportQuery, DataExportQueryVariables>) {
  return useLazyQuery(DataExportDocument, options)
}
