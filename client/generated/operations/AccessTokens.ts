import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AccessTokensQuery, AccessTokensQueryVariables } from '../types.ts'

export const AccessTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"areas"}},{"kind":"Field","name":{"kind":"Name","value":"estates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"850d3ddf9bf8125f1bbb9689afca6f2fc011b3bf115e0ecf67c114b1d7154f2b"}} as unknown as TypedDocumentNode<AccessTokensQuery, AccessTokensQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<AccessTokensQuery, AccessTokensQueryVariables> & { returnPartialData?: false }

export function useAccessTokensQuery(options?: WholeOptions | SkipToken) {
  return useQuery(AccessTokensDocument, options ?? {})
}
