import type { scenarioActions } from '#schema/maintenance/forecast.input.ts'
import type { PriceSeries } from '#schema/maintenance/priceSeries.ts'
import { Column, createdAt, date, entityOf, int, moment, ore, table, text, uuid, version } from '#server/kernel/table.ts'

/** The thirty years with another plan or other figures; what it does not say is as the plan has it. */
export class ForecastScenario extends table('forecast_scenario', {
  estateId: uuid,
  name: text,
  priceGrowthBp: int.optional,
  priceSource: text.optional,
  priceSeries: text.as<PriceSeries>().optional,
  yearlySavingOre: ore.optional,
  savingFrom: int.optional,
  /** The version of what the plan is counted with, as it was when this was written or adopted. */
  seenVersion: int.optional,
  adoptedAt: moment.optional,
  /** What stood in the plan before it was adopted. */
  was: new Column<object>({ type: 'jsonb' }).optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const forecastScenario = entityOf(ForecastScenario, {
  refuses: { forecast_scenario_check: 'savingFrom', forecast_scenario_check2: 'priceSeries' },
})

/** What a scenario does with one task. */
export class ScenarioChange extends table('scenario_change', {
  estateId: uuid,
  scenarioId: uuid,
  taskId: uuid.optional,
  title: text,
  action: text.as<(typeof scenarioActions)[number]>(),
  moveTo: date.optional,
  joinedToId: uuid.optional,
  costOre: ore.optional,
  /** How the tasks stood when this was written. */
  seen: text,
  seenJoined: text.optional,
}) {}

export const scenarioChange = entityOf(ScenarioChange, {
  refuses: { scenario_change_check: 'moveTo', scenario_change_check1: 'joinedToId', scenario_change_check2: 'costOre' },
})
