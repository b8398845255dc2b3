import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { PreviewPublicLinkMutation, PreviewPublicLinkMutationVariables } from '../types.ts'

export const PreviewPublicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewPublicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewPublicLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPublicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicLinkKey"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"bd15ce28f291ea34945e73b2c2bd981653777b8c01807b0536195df22851f77e"}} as unknown as TypedDocumentNode<PreviewPublicLinkMutation, PreviewPublicLinkMutationVariables> & { __meta__: { hash: string } }

export function usePreviewPublicLinkMutation(options?: useMutation.Options<PreviewPublicLinkMutation, PreviewPublicLinkMutationVariables>) {
  return useMutation(PreviewPublicLinkDocument, options)
}
