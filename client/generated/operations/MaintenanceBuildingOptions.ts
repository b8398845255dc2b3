import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { MaintenanceBuildingOptionsQuery, MaintenanceBuildingOptionsQueryVariables } from '../types.ts'

export const MaintenanceBuildingOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaintenanceBuildingOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceBuildingOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"inPlan"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3bd327ce851a545e9ed1821f552b38d22921616199bd9c689e7c89ad9a4716f8"}} as unknown as TypedDocumentNode<MaintenanceBuildingOptionsQuery, MaintenanceBuildingOptionsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<MaintenanceBuildingOptionsQuery, MaintenanceBuildingOptionsQueryVariables> & { returnPartialData?: false }

export function useMaintenanceBuildingOptionsQuery(options: WholeOptions | SkipToken) {
  return useQuery(MaintenanceBuildingOptionsDocument, options)
}

export function useMaintenanceBuildingOptionsLazyQuery(options?: useLazyQuery.Options<MaintenanceBuildingOptionsQuery, MaintenanceBuildingOptionsQueryVariables>) {
  return useLazyQuery(MaintenanceBuildingOptionsDocument, options)
}
