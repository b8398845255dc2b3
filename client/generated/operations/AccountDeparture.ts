import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AccountDepartureQuery, AccountDepartureQueryVariables } from '../types.ts'

export const AccountDepartureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountDeparture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountDeparture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estatesToDelete"}},{"kind":"Field","name":{"kind":"Name","value":"estatesToLeave"}},{"kind":"Field","name":{"kind":"Name","value":"companies"}},{"kind":"Field","name":{"kind":"Name","value":"lastAdminIn"}},{"kind":"Field","name":{"kind":"Name","value":"isSystemAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"bb9d1343d3d7bbf3966445da9a5c16233f7a6d78a3a24bc3eb2ba4da60a3e779"}} as unknown as TypedDocumentNode<AccountDepartureQuery, AccountDepartureQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<AccountDepartureQuery, AccountDepartureQueryVariables> & { returnPartialData?: false }

export function useAccountDepartureQuery(options?: WholeOptions | SkipToken) {
  return useQuery(AccountDepartureDocument, options ?? {})
}
