import { ApolloClient, InMemoryCache } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'
import { whenSomebodyElse } from '#client/ui/kept.ts'
import { operationLink } from './link.ts'
import { pagedLists } from './pagedLists.ts'

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all'
      }
    }
  }
}

/** Pages are joined; a list that is closed to the viewer is null, and stays it. */
function pages(keyArgs: readonly string[]) {
  const joined = relayStylePagination([...keyArgs])
  type Merge = Exclude<typeof joined.merge, boolean | undefined>
  const merge: Merge = (kept, page, options) => (page ? (joined.merge as Merge)(kept, page, options) : page)
  return { ...joined, merge }
}

const typePolicies = Object.fromEntries(
  Object.entries(pagedLists).map(([type, lists]) => [
    type,
    { fields: Object.fromEntries(Object.entries(lists).map(([field, keyArgs]) => [field, pages(keyArgs)])) },
  ]),
)

/** The schema's unions and interfaces, without which the cache would have to guess which fragment is meant. */
const possibleTypes = { EstateIdentity: ['Cadastre', 'Share'] }

/** What is answered for one stretch of time is not what is answered for another. */
const ofTheirTime = {
  MoistureMonitoring: { keyFields: false },
  MoistureSensor: { keyFields: false },
  YearWheel: { keyFields: false },
} as const

/** What was removed is told, and not kept. */
const gone = { Removed: { keyFields: false } } as const

/** Lists that come whole: the new one takes the place of the old. */
const wholeLists = { LicenceHolder: { fields: { holds: { merge: false }, adjustments: { merge: false } } } } as const

const createClient = (uri: string) =>
  new ApolloClient({
    link: operationLink(uri),
    cache: new InMemoryCache({ typePolicies: { ...typePolicies, ...ofTheirTime, ...gone, ...wholeLists }, possibleTypes }),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', errorPolicy: 'all' },
    },
  })

let client: ApolloClient | undefined
whenSomebodyElse(() => {
  client = undefined
})

/** The client of the account that acts; whoever comes next starts with an empty cache. */
export function privateClient() {
  client ??= createClient('/graphql')
  return client
}

const linkClients = new Map<string, ApolloClient>()

/** What a public link shows, read without any session. */
export function publicLinkClient(publicLinkKey: string) {
  const kept = linkClients.get(publicLinkKey) ?? createClient(`/graphql/public/${encodeURIComponent(publicLinkKey)}`)
  linkClients.set(publicLinkKey, kept)
  return kept
}
