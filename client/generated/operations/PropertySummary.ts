import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { PropertySummaryQuery, PropertySummaryQueryVariables } from '../types.ts'

export const PropertySummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertySummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstateIdentityKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertySummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gnr"}},{"kind":"Field","name":{"kind":"Name","value":"bnr"}},{"kind":"Field","name":{"kind":"Name","value":"fnr"}},{"kind":"Field","name":{"kind":"Name","value":"snr"}},{"kind":"Field","name":{"kind":"Name","value":"organizationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownershipKind"}},{"kind":"Field","name":{"kind":"Name","value":"houseType"}},{"kind":"Field","name":{"kind":"Name","value":"builtYear"}},{"kind":"Field","name":{"kind":"Name","value":"plotAreaM2"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"c0187cb1d04b660dd80be39078244fc126dbc1e3042f11b954d86b13b7718d9e"}} as unknown as TypedDocumentNode<PropertySummaryQuery, PropertySummaryQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<PropertySummaryQuery, PropertySummaryQueryVariables> & { returnPartialData?: false }

export function usePropertySummaryQuery(options: WholeOptions | SkipToken) {
  return useQuery(PropertySummaryDocument, options)
}

export function usePropertySummaryLazyQuery(options?: useLazyQuery.Options<PropertySummaryQuery, PropertySummaryQueryVariables>) {
  return useLazyQuery(PropertySummaryDocument, options)
}
