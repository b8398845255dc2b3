import { type Case, lowestOf, savingOf } from './cases.ts'
import type { Forecast } from './useForecast.ts'

interface Figure {
  name: 'tenYears' | 'lowest' | 'saving' | 'needed' | 'neededMonthly' | 'neededPerShare' | 'perArea'
  of: (each: Case) => { value: number | null | undefined; year?: number }
}

const tenYears = 10
const monthly = (yearly: number | null | undefined, by = 1) => (yearly == null ? yearly : yearly / 12 / by)

/** What a board weighs against each other; by share and by square metre where these are there. */
export function boardFigures(forecast: Forecast): readonly Figure[] {
  const shares = forecast.shares.length
  return [
    { name: 'tenYears', of: ({ years }) => ({ value: years.slice(0, tenYears).reduce((sum, { nominalCost }) => sum + nominalCost, 0) }) },
    {
      name: 'lowest',
      of: (each) => {
        const { fund, year } = lowestOf(each)
        return { value: fund, year }
      },
    },
    { name: 'saving', of: ({ scenario }) => ({ value: savingOf(forecast, scenario) }) },
    { name: 'needed', of: ({ neededSaving }) => ({ value: neededSaving }) },
    { name: 'neededMonthly', of: ({ neededSaving }) => ({ value: monthly(neededSaving) }) },
    ...(shares ? [{ name: 'neededPerShare', of: ({ neededSaving }) => ({ value: monthly(neededSaving, shares) }) } satisfies Figure] : []),
    ...(forecast.area ? [{ name: 'perArea', of: ({ costPerArea }) => ({ value: costPerArea }) } satisfies Figure] : []),
  ]
}
