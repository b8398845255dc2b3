import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { MoveExteriorImageMutation, MoveExteriorImageMutationVariables } from '../types.ts'

export const MoveExteriorImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveExteriorImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveExteriorImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveExteriorImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1afc2dcc314c6145e58b90ea556fced2839160087a1602477acf17b165291a71"}} as unknown as TypedDocumentNode<MoveExteriorImageMutation, MoveExteriorImageMutationVariables> & { __meta__: { hash: string } }

export function useMoveExteriorImageMutation(options?: useMutation.Options<MoveExteriorImageMutation, MoveExteriorImageMutationVariables>) {
  return useMutation(MoveExteriorImageDocument, options)
}
