import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import {
  AdoptScenarioDocument,
  DeleteScenarioDocument,
  type ForecastPartsFragment,
  MaintenanceForecastDocument,
  SaveForecastDocument,
  type SaveForecastInput,
  SavePriceSeriesDocument,
  type SavePriceSeriesInput,
  SaveScenarioDocument,
  type SaveScenarioInput,
  SaveSharesDocument,
  type SaveSharesInput,
  type ScenarioPartsFragment,
  TakeBackScenarioDocument,
  useMaintenanceForecastQuery,
} from '#client/generated/graphql.ts'

export type Forecast = ForecastPartsFragment
export type Scenario = ScenarioPartsFragment

/** What the answers say nothing of. */
const apart = ['MaintenanceForecast.trades', 'ForecastScenario.trades', 'MaintenanceForecast.works', 'ForecastScenario.works'] as const
/** The answer to what was adopted tells of the forecast itself. */
const besides = [...planChanges.filter((field) => field !== 'Query.maintenanceForecast'), ...apart]

/** Thirty years of maintenance, what they are counted with, and what else one might do. */
export function useForecast(estateId: string) {
  const query = useMaintenanceForecastQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const data = shownData(query)?.maintenanceForecast
  return {
    answer: shownOf(data, query),
    save: (input: Omit<SaveForecastInput, 'estateId'>) =>
      send({ mutation: SaveForecastDocument, variables: { input: { estateId, ...input } } }),
    saveShares: (shares: SaveSharesInput['shares']) => send({ mutation: SaveSharesDocument, variables: { input: { estateId, shares } } }),
    savePrices: (series: SavePriceSeriesInput['series'], values: SavePriceSeriesInput['values']) =>
      send({ mutation: SavePriceSeriesDocument, variables: { input: { estateId, series, values } } }),
    newest: async () => (await readNewest(MaintenanceForecastDocument, { estateId }))?.maintenanceForecast,
    saveScenario: (input: Omit<SaveScenarioInput, 'estateId'>) =>
      send({ mutation: SaveScenarioDocument, variables: { input: { estateId, ...input } } }, apart),
    deleteScenario: (id: string) => send({ mutation: DeleteScenarioDocument, variables: { estateId, id } }, ['Query.maintenanceForecast']),
    adopt: ({ id, version }: Scenario) =>
      send({ mutation: AdoptScenarioDocument, variables: { input: { estateId, id, version } } }, besides),
    takeBack: ({ id }: Scenario) => send({ mutation: TakeBackScenarioDocument, variables: { estateId, id } }, besides),
  }
}
