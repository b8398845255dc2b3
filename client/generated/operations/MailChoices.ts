import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { MailChoicesQuery, MailChoicesQueryVariables } from '../types.ts'

export const MailChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"763e655dd8eed0dfecd0acec83366297988b75f8c847cdfee96b701726215b45"}} as unknown as TypedDocumentNode<MailChoicesQuery, MailChoicesQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<MailChoicesQuery, MailChoicesQueryVariables> & { returnPartialData?: false }

export function useMailChoicesQuery(options?: WholeOptions | SkipToken) {
  return useQuery(MailChoicesDocument, options ?? {})
}
