import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { BackupsQuery, BackupsQueryVariables } from '../types.ts'

export const BackupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowBackupsStand"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowBackupsStand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backups"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNightly"}},{"kind":"Field","name":{"kind":"Name","value":"newest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"byteCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"e6665eb735da9ec11fd701affde7668d31636685c7e15bd91f9381eaf7053686"}} as unknown as TypedDocumentNode<BackupsQuery, BackupsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<BackupsQuery, BackupsQueryVariables> & { returnPartialData?: false }

export function useBackupsQuery(options?: WholeOptions | SkipToken) {
  return useQuery(BackupsDocument, options ?? {})
}
