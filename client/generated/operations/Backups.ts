import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { BackupsQuery, BackupsQueryVariables } from '../types.ts'

export const BackupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNightly"}},{"kind":"Field","name":{"kind":"Name","value":"newest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"byteCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"7a9634c3e662e92a5d66e2e8261b5f4f7ceb94881be4115912512ba73be143c2"}} as unknown as TypedDocumentNode<BackupsQuery, BackupsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<BackupsQuery, BackupsQueryVariables> & { returnPartialData?: false }

export function useBackupsQuery(options?: WholeOptions | SkipToken) {
  return useQuery(BackupsDocument, options ?? {})
}

export function useBackupsLazyQuery(options?: useLazyQuery.Options<BackupsQuery, BackupsQueryVariables>) {
  return useLazyQuery(BackupsDocument, options)
}
