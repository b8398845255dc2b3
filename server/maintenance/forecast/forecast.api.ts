import { saveForecastInput, savePriceSeriesInput, saveScenarioInput, saveSharesInput } from '#schema/maintenance/forecast.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import { estateShare, forecastAssumption } from './forecast.entity.ts'
import {
  adoptScenario,
  deleteScenario,
  maintenanceForecast,
  saveForecast,
  savePriceSeries,
  saveScenario,
  saveShares,
  takeBackScenario,
} from './forecast.operations.ts'
import { priceIndex } from './priceIndex.entity.ts'
import { forecastScenario, scenarioChange } from './scenario.entity.ts'

export const graphql: GraphqlApi = {
  Query: { maintenanceForecast },
  Mutation: { saveForecast, saveShares, savePriceSeries, saveScenario, deleteScenario, adoptScenario, takeBackScenario },
  entities: [forecastAssumption, estateShare, priceIndex, forecastScenario, scenarioChange],
  names: {
    EstateShare: null,
    PriceIndexSeries: null,
    PriceIndexValue: null,
    ForecastScenario: null,
    ScenarioChange: null,
    PartCondition: null,
  },
}

const counted =
  'years { year cost nominalCost saving interest fund realFund } buildings { buildingId name costs } trades { trade costs } works { year title code name cost } runsDry costPerArea neededSaving'
const answer = `{ fromYear toYear assumptions { priceGrowth priceSource priceSeries growth fund yearlySaving laterSaving laterFrom interest area version }
  ${counted} debt { amount partCount taskCount } conditions { code TG0 TG1 TG2 TG3 TGIU } area shares { id name numerator yearlySaving }
  priceSeries { series firstPeriod lastPeriod growth values { period value } }
  scenarios { id name priceGrowth priceSource priceSeries yearlySaving savingFrom changes { taskId title action planned moveTo joinedToId joinedToTitle cost }
    isBehind adoptedAt mayTakeBack ${counted} version } }`
const economy = '/api/private/maintenance-plans/economy/estates/:estateId'

const scenarios = `${economy}/scenarios`
const scenarioBody = saveScenarioInput.omit(['estateId', 'id', 'version'])

export const rest: Route[] = [
  get(`${economy}/forecast`, maintenanceForecast, { answer }),
  put(`${economy}/forecast`, saveForecast, { answer, takes: saveForecastInput.omit(['estateId', 'version']), refuses: ['stale'] }),
  put(`${economy}/shares`, saveShares, { answer, takes: saveSharesInput.omit(['estateId']) }),
  put(`${economy}/price-series`, savePriceSeries, { answer, takes: savePriceSeriesInput.omit(['estateId']) }),
  post(scenarios, saveScenario, { answer, status: 201, takes: scenarioBody, refuses: ['transition'] }),
  put(`${scenarios}/:id`, saveScenario, { answer, takes: scenarioBody, refuses: ['stale', 'transition'] }),
  del(`${scenarios}/:id`, deleteScenario),
  post(`${scenarios}/:id/adopt`, adoptScenario, { answer, refuses: ['stale', 'transition'] }),
  post(`${scenarios}/:id/take-back`, takeBackScenario, { answer, refuses: ['stale', 'transition'] }),
]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'forecast_assumption', section: 'maintenance-economy' },
      { table: 'share_of_estate', section: 'maintenance-economy' },
      { table: 'price_index', section: 'maintenance-economy' },
      { table: 'forecast_scenario', section: 'maintenance-economy' },
      { table: 'scenario_change', section: 'maintenance-economy' },
    ],
  },
]
