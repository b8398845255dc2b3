import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ControlledPointsQuery, ControlledPointsQueryVariables } from '../types.ts'

export const ControlledPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ControlledPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"controlAreaId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"controlArea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"controlAreaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"controlAreaId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDisabled"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedBy"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"63dea6d4caec553262fc5ed7b764abeca0d291797bb3c677fa721ccfa5e31695"}} as unknown as TypedDocumentNode<ControlledPointsQuery, ControlledPointsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<ControlledPointsQuery, ControlledPointsQueryVariables> & { returnPartialData?: false }

export function useControlledPointsQuery(options: WholeOptions | SkipToken) {
  return useQuery(ControlledPointsDocument, options)
}

export function useControlledPointsLazyQuery(options?: useLazyQuery.Options<ControlledPointsQuery, ControlledPointsQueryVariables>) {
  return useLazyQuery(ControlledPointsDocument, options)
}
