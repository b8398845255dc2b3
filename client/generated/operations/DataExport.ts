import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DataExportQuery, DataExportQueryVariables } from '../types.ts'

export const DataExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"723cf77e7f1c4ed3799db0428180095513003b3c811fca3a38981320a04a3220"}} as unknown as TypedDocumentNode<DataExportQuery, DataExportQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<DataExportQuery, DataExportQueryVariables> & { returnPartialData?: false }

export function useDataExportQuery(options?: WholeOptions | SkipToken) {
  return useQuery(DataExportDocument, options ?? {})
}
