import {
  adoptScenarioInput,
  forecastInput,
  saveForecastInput,
  savePriceSeriesInput,
  saveScenarioInput,
  saveSharesInput,
  scenarioInput,
} from '#schema/maintenance/forecast.input.ts'
import { changesEconomy, readsEconomy } from '#server/access/onPlan.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'
import { adopt, takeBack } from './adopting.ts'
import { forecastOf } from './forecast.ts'
import { saveAssumptions, saveShares as writeShares } from './savingForecast.ts'
import { savePrices } from './savingPrices.ts'
import { saveScenario as writeScenario } from './savingScenarios.ts'
import { ForecastScenario } from './scenario.entity.ts'

export const maintenanceForecast = answer({
  name: 'maintenanceForecast',
  input: forecastInput,
  mayBeOld: true,
  permission: readsEconomy,
  answer: ({ grant, input }) => forecastOf(grant, input),
})

export const saveForecast = command({
  name: 'saveForecast',
  input: saveForecastInput,
  permission: changesEconomy,
  async run({ grant, input }) {
    const recordId = await saveAssumptions(grant, input)
    return about({ recordId }, await forecastOf(grant))
  },
})

export const saveShares = command({
  name: 'saveShares',
  input: saveSharesInput,
  permission: changesEconomy,
  async run({ grant, input }) {
    await writeShares(grant, input.shares)
    return forecastOf(grant)
  },
})

export const savePriceSeries = command({
  name: 'savePriceSeries',
  input: savePriceSeriesInput,
  permission: changesEconomy,
  async run({ grant, input }) {
    await savePrices(grant, input)
    return forecastOf(grant)
  },
})

export const saveScenario = command({
  name: 'saveScenario',
  input: saveScenarioInput,
  permission: changesEconomy,
  async run({ grant, input }) {
    const recordId = await writeScenario(grant, input)
    return about({ recordId }, await forecastOf(grant))
  },
})

export const deleteScenario = command({
  name: 'deleteScenario',
  input: scenarioInput,
  permission: changesEconomy,
  async run({ grant, input: { id } }) {
    const scenarios = grant.rows(ForecastScenario)
    await grant.setAside(scenarios, id, { kind: 'planScenario', name: ({ name }) => name, needs: 'update maintenance-economy' })
    return new Done(id)
  },
})

export const adoptScenario = command({
  name: 'adoptScenario',
  input: adoptScenarioInput,
  permission: changesEconomy,
  async run({ grant, input }) {
    await adopt(grant, input)
    return about({ recordId: input.id }, await forecastOf(grant))
  },
})

export const takeBackScenario = command({
  name: 'takeBackScenario',
  input: scenarioInput,
  permission: changesEconomy,
  async run({ grant, input: { id } }) {
    await takeBack(grant, id)
    return about({ recordId: id }, await forecastOf(grant))
  },
})
