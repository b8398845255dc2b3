import { budgetsOf, economyOf } from '#tests/maintenance/economy.ts'
import { licensed } from '#tests/maintenance/plan.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { saving } from './maintenanceAsks.ts'

export async function building(world: World, { id }: TestEstate) {
  const [made] = await world.sql<{ id: string }>(
    "insert into building (estate_id, name) values ($1, 'Blokk ' || gen_random_uuid()) returning id",
    [id],
  )
  return made!.id
}

async function scenario(world: World, estate: TestEstate, adopted = 'null, null') {
  await licensed(world, estate)
  const [made] = await world.sql<{ id: string; version: number }>(
    `insert into forecast_scenario (estate_id, name, adopted_at, was) values ($1, 'Vent', ${adopted}) returning id, version`,
    [estate.id],
  )
  return made!
}

/** Of what maintenance costs, and may cost. */
/** Its forecast is counted with something. */
const counted = (world: World, { id }: TestEstate) =>
  world.sql(
    `insert into forecast_assumption (estate_id, price_growth_bp, fund_ore, yearly_saving_ore) values ($1, 200, 0, 0)
     on conflict do nothing`,
    [id],
  )

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
    const [found] = await world.sql<{ version: number }>('select version from estate_budget_lock where estate_id = $1', [estate.id])
    const version = found?.version ?? 1
    const budgets = [{ buildingId: await building(world, estate), year: 2031, amount: 1000 }]
    return {
      graphql: { query: saving('saveBuildingBudgets'), variables: { input: { estateId: estate.id, version, budgets } } },
      rest: { method: 'PUT', url: budgetsOf(estate), body: { budgets }, version },
    }
  },
  saveBuildingBudget: async (world, estate) => {
    await licensed(world, estate)
    const buildingId = await building(world, estate)
    const cell = { year: 2031, amount: 1000 }
    return {
      graphql: { query: saving('saveBuildingBudget'), variables: { input: { estateId: estate.id, buildingId, ...cell } } },
      rest: { method: 'PUT', url: `${budgetsOf(estate)}/${buildingId}`, body: cell },
    }
  },
  maintenanceForecast: async (_, estate) => ({
    graphql: {
      query: 'query ($estateId: ID!) { maintenanceForecast(estateId: $estateId) { fromYear } }',
      variables: { estateId: estate.id },
    },
    rest: { method: 'GET', url: `${economyOf(estate)}/forecast` },
  }),
  saveForecast: async (world, estate) => {
    await licensed(world, estate)
    await counted(world, estate)
    const [found] = await world.sql<{ version: number }>('select version from forecast_assumption where estate_id = $1', [estate.id])
    const { version } = found!
    const body = { priceGrowth: 2.4, fund: 100_000, yearlySaving: 20_000 }
    return {
      graphql: { query: saving('saveForecast'), variables: { input: { estateId: estate.id, version, ...body } } },
      rest: { method: 'PUT', url: `${economyOf(estate)}/forecast`, body, version },
    }
  },
  saveShares: async (world, estate) => {
    await licensed(world, estate)
    const shares = [{ name: '1', numerator: 1 }]
    return {
      graphql: { query: saving('saveShares'), variables: { input: { estateId: estate.id, shares } } },
      rest: { method: 'PUT', url: `${economyOf(estate)}/shares`, body: { shares } },
    }
  },
  savePriceSeries: async (world, estate) => {
    await licensed(world, estate)
    const body = { series: 'dwellings', values: [{ period: '2026-10', value: 134.9 }] }
    return {
      graphql: { query: saving('savePriceSeries'), variables: { input: { estateId: estate.id, ...body } } },
      rest: { method: 'PUT', url: `${economyOf(estate)}/price-series`, body },
    }
  },
  saveScenario: async (world, estate) => {
    await counted(world, estate)
    const { id, version } = await scenario(world, estate)
    return {
      graphql: { query: saving('saveScenario'), variables: { input: { estateId: estate.id, id, version, name: 'Vent' } } },
      rest: { method: 'PUT', url: `${economyOf(estate)}/scenarios/${id}`, body: { name: 'Vent' }, version },
    }
  },
  deleteScenario: async (world, estate) => {
    const { id } = await scenario(world, estate)
    return {
      graphql: { query: saving('deleteScenario'), variables: { input: { estateId: estate.id, id } } },
      rest: { method: 'DELETE', url: `${economyOf(estate)}/scenarios/${id}` },
    }
  },
  adoptScenario: async (world, estate) => {
    const { id, version } = await scenario(world, estate)
    return {
      graphql: { query: saving('adoptScenario'), variables: { input: { estateId: estate.id, id, version } } },
      rest: { method: 'POST', url: `${economyOf(estate)}/scenarios/${id}/adopt`, version },
    }
  },
  takeBackScenario: async (world, estate) => {
    const { id } = await scenario(world, estate, `now(), '{"tasks":[],"times":[]}'`)
    return {
      graphql: { query: saving('takeBackScenario'), variables: { input: { estateId: estate.id, id } } },
      rest: { method: 'POST', url: `${economyOf(estate)}/scenarios/${id}/take-back` },
    }
  },
  waiting: async () => ({ graphql: { query: '{ waiting { count } }' } }),
  search: async () => ({
    graphql: { query: '{ search(text: "vei") { estateCount } }' },
    rest: { method: 'GET', url: '/api/private/search?text=vei' },
  }),
  portfolio: async () => ({
    graphql: { query: '{ portfolio(first: 1) { totalCount } }' },
    rest: { method: 'GET', url: '/api/private/portfolio' },
  }),
}
