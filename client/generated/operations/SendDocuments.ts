import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SendDocumentsMutation, SendDocumentsMutationVariables } from '../types.ts'

export const SendDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendDocumentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"33646dff598eadfb6de813ba88cdc545143a519e044c431d6075aaf522ebdb6f"}} as unknown as TypedDocumentNode<SendDocumentsMutation, SendDocumentsMutationVariables> & { __meta__: { hash: string } }

export function useSendDocumentsMutation(options?: useMutation.Options<SendDocumentsMutation, SendDocumentsMutationVariables>) {
  return useMutation(SendDocumentsDocument, options)
}
