import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { PlanPaidQuery, PlanPaidQueryVariables } from '../types.ts'

export const PlanPaidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanPaid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPlanPaid"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"7fde76adb7b59ed7e4199b82cd53375dd421071b38df8f96498578571b33e657"}} as unknown as TypedDocumentNode<PlanPaidQuery, PlanPaidQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<PlanPaidQuery, PlanPaidQueryVariables> & { returnPartialData?: false }

export function usePlanPaidQuery(options: WholeOptions | SkipToken) {
  return useQuery(PlanPaidDocument, options)
}
