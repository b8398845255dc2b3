import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeviationPlacesQuery, DeviationPlacesQueryVariables } from '../types.ts'

export const DeviationPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviationPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviationPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaId"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"a775bccd34d0f2ac1053a8dc23b587d6cf144d00439117faa960c2e9a4c48ae1"}} as unknown as TypedDocumentNode<DeviationPlacesQuery, DeviationPlacesQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<DeviationPlacesQuery, DeviationPlacesQueryVariables> & { returnPartialData?: false }

export function useDeviationPlacesQuery(options: WholeOptions | SkipToken) {
  return useQuery(DeviationPlacesDocument, options)
}
