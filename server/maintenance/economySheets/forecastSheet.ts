import type { FileForm } from '#server/kernel/rest.ts'
import { sheetForms } from '#server/sheets/forms.ts'

const figures = ['cost', 'nominalCost', 'saving', 'interest', 'fund', 'realFund'] as const
type Year = Readonly<Record<'year' | (typeof figures)[number], number | null>>
interface ForecastYears {
  years: readonly Year[]
  scenarios: readonly { name: string; years: readonly Pick<Year, 'nominalCost' | 'fund'>[] }[]
}
const words = {
  nb: {
    name: 'Prognose',
    file: 'prognose',
    columns: ['År', 'Kostnad, dagens kroner', 'Kostnad, løpende', 'Sparing', 'Renter', 'Fond', 'Fond, dagens kroner'],
    ofScenario: (name: string) => [`Kostnad, ${name}`, `Fond, ${name}`],
  },
  en: {
    name: 'Forecast',
    file: 'forecast',
    columns: ['Year', 'Cost in today’s kroner', 'Cost in each year’s kroner', 'Saved', 'Interest', 'Fund', 'Fund in today’s kroner'],
    ofScenario: (name: string) => [`Cost, ${name}`, `Fund, ${name}`],
  },
} as const

/** A line for each of the thirty years: the plan, and beside it what each scenario costs and leaves. */
export const forecastForms: Readonly<Record<string, FileForm>> = sheetForms((answer, language) => {
  const { name, file, columns, ofScenario } = words[language]
  const { years, scenarios: all } = answer as unknown as ForecastYears
  // One that was adopted is the plan by now.
  const scenarios = all.filter((scenario) => scenario.years.length > 0)
  const titles = [...columns, ...scenarios.flatMap((scenario) => ofScenario(scenario.name))]
  return {
    file,
    sheet: {
      name,
      columns: titles.map((title, n) => ({ title, width: n ? 20 : 8, isAmount: n > 0 })),
      rows: years.map((year, n) => [
        year.year,
        ...figures.map((figure) => year[figure]),
        ...scenarios.flatMap(({ years: those }) => [those[n]?.nominalCost ?? null, those[n]?.fund ?? null]),
      ]),
    },
  }
})
