import type { GraphiQL } from 'graphiql'
import type { ComponentProps } from 'react'

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher']

export const endpointOf = (publicLinkKey: string) => (publicLinkKey ? `/graphql/public/${encodeURIComponent(publicLinkKey)}` : '/graphql')

/** A public link is read without the cookie, as its visitors read it. */
export function fetcherFor(publicLinkKey: string): Fetcher {
  return async (params, options) => {
    const answer = await fetch(endpointOf(publicLinkKey), {
      method: 'POST',
      credentials: publicLinkKey ? 'omit' : 'same-origin',
      headers: { ...options?.headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(params),
    })
    return answer.json()
  }
}
