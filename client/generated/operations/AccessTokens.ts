import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AccessTokensQuery, AccessTokensQueryVariables } from '../types.ts'

export const AccessTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"93a1aaef0126a636f97742b83b101effc3526ba30df11dbfde0e879fd5aef2a3"}} as unknown as TypedDocumentNode<AccessTokensQuery, AccessTokensQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<AccessTokensQuery, AccessTokensQueryVariables> & { returnPartialData?: false }

export function useAccessTokensQuery(options?: WholeOptions | SkipToken) {
  return useQuery(AccessTokensDocument, options ?? {})
}

export function useAccessTokensLazyQuery(options?: useLazyQuery.Options<AccessTokensQuery, AccessTokensQueryVariables>) {
  return useLazyQuery(AccessTokensDocument, options)
}
