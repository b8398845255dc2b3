import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ResponsibleOptionsQuery, ResponsibleOptionsQueryVariables } from '../types.ts'

export const ResponsibleOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResponsibleOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responsibleOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"731463af511dd3d25a519135cac4d245e6771302a14dc552b5ac16b5c47746f3"}} as unknown as TypedDocumentNode<ResponsibleOptionsQuery, ResponsibleOptionsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<ResponsibleOptionsQuery, ResponsibleOptionsQueryVariables> & { returnPartialData?: false }

export function useResponsibleOptionsQuery(options: WholeOptions | SkipToken) {
  return useQuery(ResponsibleOptionsDocument, options)
}
