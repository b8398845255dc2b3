import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { OpenSupportAccessesQuery, OpenSupportAccessesQueryVariables } from '../types.ts'

export const OpenSupportAccessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenSupportAccesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openSupportAccesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenSupportAccessParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenSupportAccessParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenSupportAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estateId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"c6922924b01a9c5265fa6501c5c693b734fabf940f977732f9e850a38e9967d7"}} as unknown as TypedDocumentNode<OpenSupportAccessesQuery, OpenSupportAccessesQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<OpenSupportAccessesQuery, OpenSupportAccessesQueryVariables> & { returnPartialData?: false }

export function useOpenSupportAccessesQuery(options?: WholeOptions | SkipToken) {
  return useQuery(OpenSupportAccessesDocument, options ?? {})
}
