import { saveForecastInput, saveSharesInput } from '#schema/maintenance/forecast.input.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, put, type Route } from '#server/kernel/rest.ts'
import { estateShare, forecastAssumption } from './forecast.entity.ts'
import { maintenanceForecast, saveForecast, saveShares } from './forecast.operations.ts'

export const graphql: GraphqlApi = {
  Query: { maintenanceForecast },
  Mutation: { saveForecast, saveShares },
  entities: [forecastAssumption, estateShare],
  names: { EstateShare: null },
}

const answer = `{ fromYear toYear assumptions { priceGrowth priceSource fund yearlySaving interest area version }
  years { year cost nominalCost saving interest fund realFund } buildings { buildingId name costs } runsDry debt { amount partCount taskCount }
  area costPerArea shares { id name numerator yearlySaving } }`
const economy = '/api/private/maintenance-plans/economy/estates/:estateId'

export const rest: Route[] = [
  get(`${economy}/forecast`, maintenanceForecast, { answer }),
  put(`${economy}/forecast`, saveForecast, { answer, takes: saveForecastInput.omit(['estateId', 'version']), refuses: ['stale'] }),
  put(`${economy}/shares`, saveShares, { answer, takes: saveSharesInput.omit(['estateId']) }),
]
