import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RenovationOfProjectQuery, RenovationOfProjectQueryVariables } from '../types.ts'

export const RenovationOfProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RenovationOfProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"renovationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renovation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"renovationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"renovationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"deadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectDeadline"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"27143a8db7a6a05319122c1a1be4af936ee30aeb80014ef75902e062457f460e"}} as unknown as TypedDocumentNode<RenovationOfProjectQuery, RenovationOfProjectQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<RenovationOfProjectQuery, RenovationOfProjectQueryVariables> & { returnPartialData?: false }

export function useRenovationOfProjectQuery(options: WholeOptions | SkipToken) {
  return useQuery(RenovationOfProjectDocument, options)
}

export function useRenovationOfProjectLazyQuery(options?: useLazyQuery.Options<RenovationOfProjectQuery, RenovationOfProjectQueryVariables>) {
  return useLazyQuery(RenovationOfProjectDocument, options)
}
