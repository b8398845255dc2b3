import { get, type Route } from '#server/kernel/rest.ts'
import { buildingBudgets } from '../economy/economy.operations.ts'
import { maintenanceForecast } from '../forecast/forecast.operations.ts'
import { budgetForms } from './budgetSheet.ts'
import { forecastForms } from './forecastSheet.ts'

const economy = '/api/private/maintenance-plans/economy/estates/:estateId'
const year = 'year planned amount ordered actual'

export const rest: Route[] = [
  get(`${economy}/building-budgets/sheet`, buildingBudgets, {
    answer: `{ buildings { name years { ${year} } } others { ${year} } }`,
    files: budgetForms,
    refuses: ['unprocessableEntity'],
  }),
  get(`${economy}/forecast/sheet`, maintenanceForecast, {
    answer: '{ years { year cost nominalCost saving interest fund realFund } scenarios { name years { nominalCost fund } } }',
    files: forecastForms,
    refuses: ['unprocessableEntity'],
  }),
]
