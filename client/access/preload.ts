import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client'
import { privateClient, publicLinkClient } from './apollo.ts'
import { refusalOf } from './refusal.ts'
import { knownIdentity } from './session.ts'

/**
 * A screen that a pointer on its link asked for this short a time ago is not asked for again by going there, nor by a
 * pointer after one went there; but whoever comes back asks anew, and hears what was taken back meanwhile.
 */
const freshFor = 10_000

export type Reason = 'pointed' | 'went' | 'chose'

const callsOf = new WeakMap<ApolloClient, Map<string, { reason: Reason; at: number }>>()

/** Of what an address names, what a query asks for: a link's key goes with the call itself. */
export function namedIn(query: DocumentNode, address: OperationVariables): OperationVariables {
  const names = query.definitions.flatMap((part) => ('variableDefinitions' in part ? (part.variableDefinitions ?? []) : []))
  return Object.fromEntries(
    names.map(({ variable: { name } }) => [name.value, address[name.value]]).filter(([, value]) => value !== undefined),
  )
}

/** Brings a query's answer into the cache of the account that acts, or of the public link. */
export async function preload(query: DocumentNode, address: OperationVariables, publicLinkKey: string | undefined, reason: Reason) {
  const client = await clientFor(publicLinkKey)
  const variables = namedIn(query, address)
  if (!client) return
  const calls = callsOf.get(client) ?? new Map<string, { reason: Reason; at: number }>()
  callsOf.set(client, calls)
  const call = JSON.stringify([query.definitions.map((part) => ('name' in part ? part.name?.value : '')), variables])
  const before = calls.get(call)
  const isFresh = before !== undefined && Date.now() - before.at < freshFor
  // What is chosen on a screen for the first time, the screen asks for itself.
  const isAnswered = reason === 'chose' ? !before : isFresh && (reason === 'pointed' || before.reason === 'pointed')
  if (!isAnswered || reason !== 'pointed') calls.set(call, { reason, at: Date.now() })
  if (isAnswered) return
  client.query({ query, variables, fetchPolicy: 'network-only', context: { tell: false } }).catch((error: unknown) => {
    calls.delete(call)
    const { code } = refusalOf(error) ?? {}
    if (code === 'entityNotFound' || code === 'authorizationFailure') forgetEstate(client, variables['estateId'])
  })
}

/** What was taken back is not shown out of the cache: screens that know of the estate ask for it themselves, and are told. */
function forgetEstate({ cache }: ApolloClient, id: unknown) {
  if (typeof id === 'string') cache.evict({ id: cache.identify({ __typename: 'Estate', id })! })
}

async function clientFor(publicLinkKey: string | undefined) {
  if (publicLinkKey !== undefined) return publicLinkClient(publicLinkKey)
  const { selectedAccountId } = await knownIdentity()
  return selectedAccountId ? privateClient() : undefined
}
