import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ProjectRemovedCountsQuery, ProjectRemovedCountsQueryVariables } from '../types.ts'

export const ProjectRemovedCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectRemovedCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removedFloors"},"name":{"kind":"Name","value":"removedProjectFloors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"removedRooms"},"name":{"kind":"Name","value":"removedProjectRooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"c1bd361425cf0a0c5ecf3614573c657f66997e091d25e601dea0539221c5524b"}} as unknown as TypedDocumentNode<ProjectRemovedCountsQuery, ProjectRemovedCountsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<ProjectRemovedCountsQuery, ProjectRemovedCountsQueryVariables> & { returnPartialData?: false }

export function useProjectRemovedCountsQuery(options: WholeOptions | SkipToken) {
  return useQuery(ProjectRemovedCountsDocument, options)
}

export function useProjectRemovedCountsLazyQuery(options?: useLazyQuery.Options<ProjectRemovedCountsQuery, ProjectRemovedCountsQueryVariables>) {
  return useLazyQuery(ProjectRemovedCountsDocument, options)
}
