import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeliveryPlaceQuery, DeliveryPlaceQueryVariables } from '../types.ts'

export const DeliveryPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveryPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstateIdentityKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estateId"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"identityKind"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gnr"}},{"kind":"Field","name":{"kind":"Name","value":"bnr"}},{"kind":"Field","name":{"kind":"Name","value":"fnr"}},{"kind":"Field","name":{"kind":"Name","value":"snr"}},{"kind":"Field","name":{"kind":"Name","value":"organizationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"houseType"}},{"kind":"Field","name":{"kind":"Name","value":"builtYear"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"08d2ee147ab5285405a18052b26ff64672ed698eefd9b4fc1033e3430f8bf0f1"}} as unknown as TypedDocumentNode<DeliveryPlaceQuery, DeliveryPlaceQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<DeliveryPlaceQuery, DeliveryPlaceQueryVariables> & { returnPartialData?: false }

export function useDeliveryPlaceQuery(options: WholeOptions | SkipToken) {
  return useQuery(DeliveryPlaceDocument, options)
}

export function useDeliveryPlaceLazyQuery(options?: useLazyQuery.Options<DeliveryPlaceQuery, DeliveryPlaceQueryVariables>) {
  return useLazyQuery(DeliveryPlaceDocument, options)
}
