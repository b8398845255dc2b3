import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { VerifyEstateIdentityQuery, VerifyEstateIdentityQueryVariables } from '../types.ts'

export const VerifyEstateIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyEstateIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstateIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEstateIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"98d29b7d4aee052a999480c9f59f39ef5a74dcf169fe55ca6ea866465b5c1458"}} as unknown as TypedDocumentNode<VerifyEstateIdentityQuery, VerifyEstateIdentityQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<VerifyEstateIdentityQuery, VerifyEstateIdentityQueryVariables> & { returnPartialData?: false }

export function useVerifyEstateIdentityQuery(options: WholeOptions | SkipToken) {
  return useQuery(VerifyEstateIdentityDocument, options)
}
