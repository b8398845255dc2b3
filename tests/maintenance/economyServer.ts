import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const years = Array.from({ length: 30 }, (_, index) => 2022 + index)
const yearOf = (year: number, values: object = {}) => ({
  __typename: 'BudgetYear',
  year,
  planned: 1000,
  amount: null,
  ordered: 0,
  actual: 0,
  ...values,
})
const building = (buildingId: string, name: string, amounts: Record<number, number> = {}) => ({
  __typename: 'BuildingBudget',
  buildingId,
  name,
  years: years.map((year) => yearOf(year, { amount: amounts[year] ?? null })),
})
export const budgets = (values: object = {}) => ({
  __typename: 'BuildingBudgets',
  id: 'solveien',
  fromYear: 2022,
  toYear: 2051,
  thisYear: 2026,
  isLocked: false,
  lockedAt: null,
  lockedByName: null,
  version: 3,
  buildings: [building('a', 'Blokk A', { 2026: 5000 }), building('b', 'Blokk B')],
  others: years.map((year) => yearOf(year, { planned: 0 })),
  totals: years.map((year) => yearOf(year, { planned: 2000, ...(year === 2026 && { amount: 5000, actual: 1250, ordered: 400 }) })),
  ...values,
})
export const reads = ['read estate', 'read maintenance-plan', 'read maintenance-economy']
export const owns = [...reads, 'update maintenance-economy', 'update access-management']

interface World {
  kept?: object
  may?: string[]
  instead?: Response
  /** What a change answers, one after the other. */
  refusals?: Response[]
  answers?: Record<string, object>
}

/** Answers for the economy of a plan, and remembers what it was told. */
export function economyServer({ kept = budgets(), may = owns, instead, refusals = [], answers = {} }: World = {}) {
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  setIdentity(undefined)
  privateClient()
  const groups = [
    { __typename: 'CostGroup', key: 'roofer', name: null, years: [{ __typename: 'CostYear', year: 2026, planned: 900, actual: 10 }] },
    { __typename: 'CostGroup', key: null, name: null, years: [{ __typename: 'CostYear', year: 2026, planned: 100, actual: 0 }] },
  ]
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, unknown> }
      if (operationName === 'EstateFrame') return HttpResponse.json({ data: { estate: { ...solveien, may } } })
      if (operationName === 'PlanPaid')
        return HttpResponse.json({ data: { estate: { __typename: 'Estate', id: 'solveien', isPlanPaid: true } } })
      if (operationName === 'BuildingBudgets') return instead?.clone() ?? HttpResponse.json({ data: { buildingBudgets: kept } })
      if (operationName === 'MaintenanceCosts')
        return HttpResponse.json({ data: { maintenanceCosts: { __typename: 'MaintenanceCosts', fromYear: 2022, toYear: 2051, groups } } })
      if (operationName === 'ForecastWorks' && !answers[operationName]) {
        const none = { maintenanceForecast: { __typename: 'MaintenanceForecast', id: 'solveien', area: null, shares: [], scenarios: [] } }
        const { maintenanceForecast: told } = (answers['MaintenanceForecast'] ?? none) as { maintenanceForecast: { scenarios: object[] } }
        const scenarios = told.scenarios.map((each) => ({ ...each, works: [] }))
        return HttpResponse.json({ data: { maintenanceForecast: { ...told, works: [], scenarios } } })
      }
      if (answers[operationName]) return HttpResponse.json({ data: answers[operationName] })
      sent.push({ operation: operationName, variables })
      return refusals.shift() ?? HttpResponse.json({ data: { saveBuildingBudgets: { ...kept, version: 4 } } })
    }),
  )
  return sent
}
export const open = (query = '', below = '/private/estate/solveien') =>
  openPage(`${below}/maintenance/economy${query}`, { as: { ...member, features: { maintenancePlan: true, projectManagement: true } } })
