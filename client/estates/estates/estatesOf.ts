import type { Own } from '#client/access/own.ts'
import { pagesOf } from '#client/access/pagesOf.ts'
import { type EstatesQuery, GuestEstatesDocument } from '#client/generated/graphql.ts'

/** The estates of the account and those that others share with it, each a page at a time; all of them where nothing is searched for. */
export function estatesOf({ data, pages, variables: { search } }: Own<EstatesQuery>) {
  const fetchMore = pages.fetchMore as (options: object) => Promise<unknown>
  return {
    mine: pagesOf(data?.estates, {
      ...pages,
      fetchMore: ({ variables }) => fetchMore({ variables: { ...variables, ownOnly: true } }),
    }),
    shared: pagesOf(data?.guestEstates, {
      ...pages,
      fetchMore: ({ variables }) => fetchMore({ query: GuestEstatesDocument, variables: { search, ...variables } }),
    }),
  }
}
