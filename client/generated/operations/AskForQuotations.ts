import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AskForQuotationsMutation, AskForQuotationsMutationVariables } from '../types.ts'

export const AskForQuotationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskForQuotations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskForQuotationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForQuotations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"d461c1a593c0c044e2d31a6d1d996f504c7ffcbddba85fcc33cb0b8a10554c70"}} as unknown as TypedDocumentNode<AskForQuotationsMutation, AskForQuotationsMutationVariables> & { __meta__: { hash: string } }

export function useAskForQuotationsMutation(options?: useMutation.Options<AskForQuotationsMutation, AskForQuotationsMutationVariables>) {
  return useMutation(AskForQuotationsDocument, options)
}
