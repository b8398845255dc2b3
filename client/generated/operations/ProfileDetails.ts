import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ProfileDetailsQuery, ProfileDetailsQueryVariables } from '../types.ts'

export const ProfileDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Details"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Details"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"identityProvenAt"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"dc86ce022a21ff044bd6c69e1d173f294c8941aa4186b56386d7f3ac02679b09"}} as unknown as TypedDocumentNode<ProfileDetailsQuery, ProfileDetailsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<ProfileDetailsQuery, ProfileDetailsQueryVariables> & { returnPartialData?: false }

export function useProfileDetailsQuery(options?: WholeOptions | SkipToken) {
  return useQuery(ProfileDetailsDocument, options ?? {})
}

export function useProfileDetailsLazyQuery(options?: useLazyQuery.Options<ProfileDetailsQuery, ProfileDetailsQueryVariables>) {
  return useLazyQuery(ProfileDetailsDocument, options)
}
