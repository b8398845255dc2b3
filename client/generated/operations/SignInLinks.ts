import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SignInLinksQuery, SignInLinksQueryVariables } from '../types.ts'

export const SignInLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"33ffaa9f9ead671d58698c0e419464c3c18730c626ea89dcb66b9453e74db00a"}} as unknown as TypedDocumentNode<SignInLinksQuery, SignInLinksQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<SignInLinksQuery, SignInLinksQueryVariables> & { returnPartialData?: false }

export function useSignInLinksQuery(options?: WholeOptions | SkipToken) {
  return useQuery(SignInLinksDocument, options ?? {})
}
