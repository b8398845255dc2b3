import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { WriteClaimLetterMutation, WriteClaimLetterMutationVariables } from '../types.ts'

export const WriteClaimLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteClaimLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeClaimLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"b24dcba45d6b99c08f2160e7a06c0cc8b25aa51ce6f19ffbf5db6aebbf1983f0"}} as unknown as TypedDocumentNode<WriteClaimLetterMutation, WriteClaimLetterMutationVariables> & { __meta__: { hash: string } }

export function useWriteClaimLetterMutation(options?: useMutation.Options<WriteClaimLetterMutation, WriteClaimLetterMutationVariables>) {
  return useMutation(WriteClaimLetterDocument, options)
}
