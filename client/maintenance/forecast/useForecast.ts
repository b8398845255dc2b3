import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  type ForecastPartsFragment,
  MaintenanceForecastDocument,
  SaveForecastDocument,
  type SaveForecastInput,
  SaveSharesDocument,
  type SaveSharesInput,
  useMaintenanceForecastQuery,
} from '#client/generated/graphql.ts'

export type Forecast = ForecastPartsFragment

/** Thirty years of maintenance, and what they are counted with. */
export function useForecast(estateId: string) {
  const asked = useMaintenanceForecastQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const data = shownData(asked)?.maintenanceForecast
  return {
    asked: { data, error: data ? undefined : asked.error, retry: () => void asked.refetch().catch(() => undefined) },
    save: (input: Omit<SaveForecastInput, 'estateId'>) =>
      send({ mutation: SaveForecastDocument, variables: { input: { estateId, ...input } } }),
    saveShares: (shares: SaveSharesInput['shares']) => send({ mutation: SaveSharesDocument, variables: { input: { estateId, shares } } }),
    newest: async () => (await readNewest(MaintenanceForecastDocument, { estateId }))?.maintenanceForecast,
  }
}
