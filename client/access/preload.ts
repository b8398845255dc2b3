import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { privateClient, publicLinkClient } from './apollo.ts'
import { knownIdentity } from './session.ts'

/** A screen that was asked for this short a time ago, by a pointer on its link, is not asked for again. */
const freshFor = 10_000

const asked = new WeakMap<ApolloClient, Map<string, number>>()

/**
 * A route's loader. It starts the screen's query before the screen's code is there, and holds nothing up: the screen
 * finds the answer in the cache or joins the call under way. What fails is asked again, and told, by the screen.
 */
export const startsQuery =
  <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variablesOf: (args: LoaderFunctionArgs) => NoInfer<Variables>,
  ) =>
  (args: LoaderFunctionArgs) => {
    void clientFor(args.params.publicLinkKey).then(
      (client) => client && start(client, query, variablesOf(args)),
      () => undefined,
    )
    return null
  }

async function clientFor(publicLinkKey: string | undefined) {
  if (publicLinkKey !== undefined) return publicLinkClient(publicLinkKey)
  const { selectedAccountId } = await knownIdentity()
  return selectedAccountId ? privateClient() : undefined
}

function start(client: ApolloClient, query: DocumentNode, variables: OperationVariables) {
  const calls = asked.get(client) ?? new Map<string, number>()
  asked.set(client, calls)
  const call = JSON.stringify([query.definitions.map((part) => ('name' in part ? part.name?.value : '')), variables])
  if (Date.now() - (calls.get(call) ?? 0) < freshFor) return
  calls.set(call, Date.now())
  client.query({ query, variables, fetchPolicy: 'network-only', context: { tell: false } }).catch(() => calls.delete(call))
}
