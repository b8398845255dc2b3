import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'

/** Reads something as it is now, past what is kept: for whoever was told that somebody else saved first. */
export function useNewest() {
  const client = useApolloClient()
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<Data | undefined> => {
    const options = { query: query as TypedDocumentNode<Data>, variables: variables as OperationVariables }
    return (await client.query({ ...options, fetchPolicy: 'no-cache' })).data
  }
}
