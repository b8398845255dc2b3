import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { UnseenMailQuery, UnseenMailQueryVariables } from '../types.ts'

export const UnseenMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnseenMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unseenMailCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"a08c8f751656d224738e3603e122922c7bd9da54f4b21a73b1dae7023889764e"}} as unknown as TypedDocumentNode<UnseenMailQuery, UnseenMailQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<UnseenMailQuery, UnseenMailQueryVariables> & { returnPartialData?: false }

export function useUnseenMailQuery(options: WholeOptions | SkipToken) {
  return useQuery(UnseenMailDocument, options)
}
