import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'

/** A screen that was asked for this short a time ago, by a pointer on its link, is not asked for again. */
const freshFor = 10_000

const asked = new WeakMap<ApolloClient, Map<string, number>>()

/**
 * Starts a screen's query with its route, before its code is there; the screen finds the answer in the cache or joins
 * the call under way. What fails is asked again, and told, by the screen itself.
 */
export function preload<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const calls = asked.get(client) ?? new Map<string, number>()
  asked.set(client, calls)
  const call = JSON.stringify([query.definitions.map((part) => ('name' in part ? part.name?.value : '')), variables])
  if (Date.now() - (calls.get(call) ?? 0) < freshFor) return
  calls.set(call, Date.now())
  client
    .query({ query, variables, fetchPolicy: 'network-only', context: { tell: false } } as unknown as ApolloClient.QueryOptions)
    .catch(() => calls.delete(call))
}
