import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { MoistureBuildingsQuery, MoistureBuildingsQueryVariables } from '../types.ts'

export const MoistureBuildingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoistureBuildings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buildings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"5d9c28e9393fbca8720bf58d46d02c5c2a3ce26ce2b4233fc692e79b044c5200"}} as unknown as TypedDocumentNode<MoistureBuildingsQuery, MoistureBuildingsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<MoistureBuildingsQuery, MoistureBuildingsQueryVariables> & { returnPartialData?: false }

export function useMoistureBuildingsQuery(options: WholeOptions | SkipToken) {
  return useQuery(MoistureBuildingsDocument, options)
}

export function useMoistureBuildingsLazyQuery(options?: useLazyQuery.Options<MoistureBuildingsQuery, MoistureBuildingsQueryVariables>) {
  return useLazyQuery(MoistureBuildingsDocument, options)
}
