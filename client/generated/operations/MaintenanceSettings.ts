import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { MaintenanceSettingsQuery, MaintenanceSettingsQueryVariables } from '../types.ts'

export const MaintenanceSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaintenanceSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsSuppliers"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"bdd6a6764ff6c063cfce6718bcf326c7c4e131a8c0c462cffa18b505b6c5e007"}} as unknown as TypedDocumentNode<MaintenanceSettingsQuery, MaintenanceSettingsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<MaintenanceSettingsQuery, MaintenanceSettingsQueryVariables> & { returnPartialData?: false }

export function useMaintenanceSettingsQuery(options: WholeOptions | SkipToken) {
  return useQuery(MaintenanceSettingsDocument, options)
}
