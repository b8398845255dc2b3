import { forecastInput, saveForecastInput, saveSharesInput } from '#schema/maintenance/forecast.input.ts'
import { changesEconomy, readsEconomy } from '#server/access/onPlan.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { forecastOf } from './forecast.ts'
import { saveAssumptions, saveShares as writeShares } from './savingForecast.ts'

export const maintenanceForecast = answer({
  name: 'maintenanceForecast',
  input: forecastInput,
  permission: readsEconomy,
  answer: ({ grant }) => forecastOf(grant),
})

export const saveForecast = command({
  name: 'saveForecast',
  input: saveForecastInput,
  permission: changesEconomy,
  async run({ grant, input, call }) {
    call.noted.recordId = await saveAssumptions(grant, input)
    return forecastOf(grant)
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
