import { budgetsOf, economyOf } from '#tests/maintenance/economy.ts'
import { licensed } from '#tests/maintenance/plan.ts'
import type { Asking } from './asks.ts'
import { saving } from './maintenanceAsks.ts'

const aBuilding = "insert into building (estate_id, name) values ($1, 'Blokk ' || gen_random_uuid()) returning id"

/** Of what maintenance costs, and may cost. */
export const economyAsks: Readonly<Record<string, Asking>> = {
  buildingBudgets: async (_, estate) => ({
    graphql: { query: 'query ($estateId: ID!) { buildingBudgets(estateId: $estateId) { thisYear } }', variables: { estateId: estate.id } },
    rest: { method: 'GET', url: budgetsOf(estate) },
  }),
  maintenanceCosts: async (_, estate) => ({
    graphql: {
      query: 'query ($estateId: ID!) { maintenanceCosts(estateId: $estateId, by: trade) { fromYear } }',
      variables: { estateId: estate.id },
    },
    rest: { method: 'GET', url: `${economyOf(estate)}/costs?by=trade` },
  }),
  saveBuildingBudgets: async (world, estate) => {
    await licensed(world, estate)
    return {
      graphql: { query: saving('saveBuildingBudgets'), variables: { input: { estateId: estate.id, budgets: [] } } },
      rest: { method: 'PUT', url: budgetsOf(estate), body: { budgets: [] } },
    }
  },
  saveBuildingBudget: async (world, estate) => {
    await licensed(world, estate)
    const [building] = await world.sql<{ id: string }>(aBuilding, [estate.id])
    const cell = { year: 2031, amount: 1000 }
    const input = { estateId: estate.id, buildingId: building!.id, version: 1, ...cell }
    return {
      graphql: { query: saving('saveBuildingBudget'), variables: { input } },
      rest: { method: 'PUT', url: `${budgetsOf(estate)}/${building!.id}`, body: cell },
    }
  },
}
