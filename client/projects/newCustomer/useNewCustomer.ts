import { pagesOf, shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import { inRegister } from '#client/estates/saveEstate/findProperty.ts'
import {
  StartProjectForCustomerDocument,
  useCustomerProjectOptionsQuery,
  useProjectPlacesQuery,
  usePropertySummaryQuery,
} from '#client/generated/graphql.ts'
import type { Firm } from '#client/projects/performers/performers.ts'
import { keyOf, readPlace } from '#schema/lookups/propertyKey.ts'
import { type CustomerProjectValues, sentForCustomer } from './customerValues.ts'

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

const changed = ['Query.projects', 'Query.constructionProjects', 'Query.renovationProjects', 'Query.estates'] as const

export function useStartForCustomer(firms: readonly Firm[]) {
  const send = useSend()
  return async (values: CustomerProjectValues) => {
    const variables = { input: sentForCustomer(values, firms) }
    return (await send({ mutation: StartProjectForCustomerDocument, variables }, changed)).startProjectForCustomer.id
  }
}
