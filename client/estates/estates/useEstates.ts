import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { GuestEstatesDocument, useEstatesQuery } from '#client/generated/graphql.ts'

/** The estates of the account and those that others share with it, each a page at a time; all of them where nothing is searched for. */
export function useEstates(search: string) {
  const asked = useEstatesQuery({ variables: { search: search || null }, ...screenQuery })
  // While another search is under way, what was found before stays.
  const found = shownData(asked)
  const ownOnly = { ownOnly: true }
  const own = pagesOf(found?.estates, {
    ...asked,
    fetchMore: ({ variables }) => asked.fetchMore({ variables: { ...variables, ...ownOnly } }),
  })
  const shared = pagesOf(found?.guestEstates, {
    ...asked,
    fetchMore: ({ variables }) => asked.fetchMore({ query: GuestEstatesDocument, variables: { search: search || null, ...variables } }),
  })
  return {
    own,
    shared,
    removed: found?.removedEstates ?? [],
    loading: asked.loading,
    error: asked.error,
    retry: () => void asked.refetch(),
  }
}
