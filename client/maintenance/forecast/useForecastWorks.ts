import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useForecastTradesQuery, useForecastWorksQuery } from '#client/generated/graphql.ts'

/** The same costs by trade: of the plan, and of each scenario. */
export function useForecastTrades(estateId: string, { skip }: { skip: boolean }) {
  const told = shownData(useForecastTradesQuery({ variables: { estateId }, ...screenQuery, skip }))?.maintenanceForecast
  if (!told) return undefined
  return { of: (scenarioId?: string) => (scenarioId ? told.scenarios.find(({ id }) => id === scenarioId) : told)?.trades ?? undefined }
}

/** What costs most in each year: of the plan, and of each scenario. */
export function useForecastWorks(estateId: string) {
  const told = shownData(useForecastWorksQuery({ variables: { estateId }, ...screenQuery }))?.maintenanceForecast
  return {
    of: (scenarioId?: string) => (scenarioId ? told?.scenarios.find(({ id }) => id === scenarioId) : told)?.works ?? [],
    /** What costs are told by: square metres and shares, where they are there. */
    area: told?.area ?? undefined,
    shareCount: told?.shares.length ?? 0,
  }
}
