import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useForecastTradesQuery, useForecastWorksQuery } from '#client/generated/graphql.ts'

/** The same costs by trade: of the plan, and of each scenario. */
export function useForecastTrades(estateId: string, { skip }: { skip: boolean }) {
  const forecast = shownData(useForecastTradesQuery({ variables: { estateId }, ...screenQuery, skip }))?.maintenanceForecast
  if (!forecast) return undefined
  return {
    of: (scenarioId?: string) => (scenarioId ? forecast.scenarios.find(({ id }) => id === scenarioId) : forecast)?.trades ?? undefined,
  }
}

/** What costs most in each year: of the plan, and of each scenario. */
export function useForecastWorks(estateId: string) {
  const forecast = shownData(useForecastWorksQuery({ variables: { estateId }, ...screenQuery }))?.maintenanceForecast
  return {
    of: (scenarioId?: string) => (scenarioId ? forecast?.scenarios.find(({ id }) => id === scenarioId) : forecast)?.works ?? [],
    /** What costs are told by: square metres and shares, where they are there. */
    area: forecast?.area ?? undefined,
    shareCount: forecast?.shares.length ?? 0,
  }
}
