import type { Forecast, Scenario } from './useForecast.ts'

/** What is compared: the plan as it is, and each scenario that was not adopted. */
export interface Case {
  /** None of the plan. */
  scenario: Scenario | undefined
  years: Forecast['years']
  buildings: Forecast['buildings']
  runsDry: number | null | undefined
  costPerArea: number | null | undefined
  neededSaving: number | null | undefined
}

export const casesOf = (forecast: Forecast): readonly Case[] => [
  { scenario: undefined, ...figuresOf(forecast) },
  ...forecast.scenarios.filter(({ adoptedAt }) => !adoptedAt).map((scenario) => ({ scenario, ...figuresOf(scenario) })),
]
const figuresOf = ({ years, buildings, runsDry, costPerArea, neededSaving }: Forecast | Scenario) => ({
  years,
  buildings,
  runsDry,
  costPerArea,
  neededSaving,
})

/** What is saved a year in the end, in today's kroner. */
export function savingOf({ assumptions }: Forecast, scenario: Scenario | undefined) {
  if (scenario?.yearlySaving != null) return scenario.yearlySaving
  return assumptions && (assumptions.laterSaving ?? assumptions.yearlySaving)
}

export const lowestOf = ({ years }: Pick<Case, 'years'>) => years.reduce((low, year) => ((year.fund ?? 0) < (low.fund ?? 0) ? year : low))
