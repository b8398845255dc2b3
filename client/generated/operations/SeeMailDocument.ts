import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SeeMailDocumentMutation, SeeMailDocumentMutationVariables } from '../types.ts'

export const SeeMailDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeeMailDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeMailboxDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}}]}]}}],"__meta__":{"hash":"fcc62ca6151e901aba281915e2e316fa5407f9d11131b6c7fb2eb7cf07de5268"}} as unknown as TypedDocumentNode<SeeMailDocumentMutation, SeeMailDocumentMutationVariables> & { __meta__: { hash: string } }

export function useSeeMailDocumentMutation(options?: useMutation.Options<SeeMailDocumentMutation, SeeMailDocumentMutationVariables>) {
  return useMutation(SeeMailDocumentDocument, options)
}
