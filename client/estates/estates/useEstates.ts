import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useEstatesQuery } from '#client/generated/graphql.ts'

/** The estates of the account, a page at a time; all of them where nothing is searched for. */
export function useEstates(search: string) {
  const asked = useEstatesQuery({ variables: { search: search || null }, ...screenQuery })
  // While another search is under way, what was found before stays.
  const found = shownData(asked)?.estates
  const { nodes: estates, ...list } = pagesOf(found, asked)
  return { estates, ...list, totalCount: found?.totalCount, error: asked.error }
}
