import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EnterClaimCodeMutation, EnterClaimCodeMutationVariables } from '../types.ts'

export const EnterClaimCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterClaimCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterClaimCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}],"__meta__":{"hash":"b491e6cac448df544e768aebb962ec67988ef2d82a699a83bd8c8aea6ba4f802"}} as unknown as TypedDocumentNode<EnterClaimCodeMutation, EnterClaimCodeMutationVariables> & { __meta__: { hash: string } }

export function useEnterClaimCodeMutation(options?: useMutation.Options<EnterClaimCodeMutation, EnterClaimCodeMutationVariables>) {
  return useMutation(EnterClaimCodeDocument, options)
}
