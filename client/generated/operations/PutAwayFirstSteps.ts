import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { PutAwayFirstStepsMutation, PutAwayFirstStepsMutationVariables } from '../types.ts'

export const PutAwayFirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutAwayFirstSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PutAwayFirstStepsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putAwayFirstSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"0a541b21a9d3df80a8fddac36765075d889ab37f93a4b4d6151a74abb6b4bdd5"}} as unknown as TypedDocumentNode<PutAwayFirstStepsMutation, PutAwayFirstStepsMutationVariables> & { __meta__: { hash: string } }

export function usePutAwayFirstStepsMutation(options?: useMutation.Options<PutAwayFirstStepsMutation, PutAwayFirstStepsMutationVariables>) {
  return useMutation(PutAwayFirstStepsDocument, options)
}
