import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ReportBuildingsQuery, ReportBuildingsQueryVariables } from '../types.ts'

export const ReportBuildingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportBuildings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceBuildings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3fe33662ab4c2238ee190246fa674af732c71285201821a706def33fcfd8f19d"}} as unknown as TypedDocumentNode<ReportBuildingsQuery, ReportBuildingsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<ReportBuildingsQuery, ReportBuildingsQueryVariables> & { returnPartialData?: false }

export function useReportBuildingsQuery(options: WholeOptions | SkipToken) {
  return useQuery(ReportBuildingsDocument, options)
}

export function useReportBuildingsLazyQuery(options?: useLazyQuery.Options<ReportBuildingsQuery, ReportBuildingsQueryVariables>) {
  return useLazyQuery(ReportBuildingsDocument, options)
}
