import { saveBuildingBudgetInput, saveBuildingBudgetsInput } from '#schema/maintenance/economy.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, put, type Route } from '#server/kernel/rest.ts'
import { buildingBudget, estateBudgetLock } from './buildingBudget.entity.ts'
import { buildingBudgets, maintenanceCosts, saveBuildingBudget, saveBuildingBudgets } from './economy.operations.ts'

export const graphql: GraphqlApi = {
  Query: { buildingBudgets, maintenanceCosts },
  Mutation: { saveBuildingBudgets, saveBuildingBudget },
  entities: [buildingBudget, estateBudgetLock],
  names: { BuildingBudget: null },
}

const year = 'year planned amount ordered actual'
const answer = `{ fromYear toYear thisYear isLocked lockedAt lockedByName version buildings { buildingId name years { ${year} } } others { ${year} } totals { ${year} } }`
const economy = '/api/private/maintenance-plans/economy/estates/:estateId'
const budgets = `${economy}/building-budgets`
const refuses = ['locked', 'stale'] as const

export const rest: Route[] = [
  get(budgets, buildingBudgets, { answer }),
  put(budgets, saveBuildingBudgets, { answer, takes: saveBuildingBudgetsInput.omit(['estateId', 'version']), refuses }),
  put(`${budgets}/:buildingId`, saveBuildingBudget, {
    answer,
    takes: saveBuildingBudgetInput.omit(['estateId', 'buildingId']),
    refuses: ['locked'],
  }),
  get(`${economy}/costs`, maintenanceCosts, { answer: '{ fromYear toYear groups { key name years { year planned actual } } }' }),
]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'building_budget', section: 'maintenance-economy' },
      { table: 'estate_budget_lock', section: 'maintenance-economy' },
    ],
  },
]
