import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SubcontractorQuery, SubcontractorQueryVariables } from '../types.ts'

export const SubcontractorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subcontractor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subcontractor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubcontractorParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubcontractorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subcontractor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"organizationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"foundCompanyId"}},{"kind":"Field","name":{"kind":"Name","value":"foundCompanyName"}},{"kind":"Field","name":{"kind":"Name","value":"foundRegisteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"foundRegisteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"2b9fc0280e3532cc1594078ddce1c1aaa82b4813aa65da1722c170307a0be772"}} as unknown as TypedDocumentNode<SubcontractorQuery, SubcontractorQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<SubcontractorQuery, SubcontractorQueryVariables> & { returnPartialData?: false }

export function useSubcontractorQuery(options: WholeOptions | SkipToken) {
  return useQuery(SubcontractorDocument, options)
}

export function useSubcontractorLazyQuery(options?: useLazyQuery.Options<SubcontractorQuery, SubcontractorQueryVariables>) {
  return useLazyQuery(SubcontractorDocument, options)
}
