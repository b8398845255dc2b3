import { pagesOf, shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { inRegister } from '#client/estates/saveEstate/findProperty.ts'
import { useCustomerProjectOptionsQuery, useProjectPlacesQuery, usePropertySummaryQuery } from '#client/generated/graphql.ts'
import { keyOf, readPlace } from '#schema/lookups/propertyKey.ts'

/** Whom a project may be for, and who can take part, before there is an estate. */
export function useCustomerOptions(isAsked: boolean) {
  const query = useCustomerProjectOptionsQuery({ skip: !isAsked, ...screenQuery })
  const data = shownData(query)?.customerProjectOptions
  return shownOf(data, query)
}

/** What the register knows of the property that the address names; undefined while it is asked, nothing where it can't say. */
export function usePlaceValues(written: string) {
  const place = readPlace(written)
  const variables = { kind: place?.kind ?? ('cadastre' as const), key: place ? keyOf(place) : '' }
  const { data, error } = usePropertySummaryQuery({ variables, skip: !place, ...screenQuery })
  if (!place || error) return {}
  return data && inRegister(place, data.propertySummary).values
}

/** The estates that let the company in, a page at a time. */
export function useProjectPlaces(search: string) {
  const query = useProjectPlacesQuery({ variables: { search: search || null }, ...screenQuery })
  return pagesOf(shownData(query)?.estates, query)
}
