import type { FileForm } from '#server/kernel/rest.ts'
import { sheetForms } from '#server/sheets/forms.ts'

const figures = ['cost', 'nominalCost', 'saving', 'interest', 'fund', 'realFund'] as const
type Year = Readonly<Record<'year' | (typeof figures)[number], number | null>>
const words = {
  nb: {
    name: 'Prognose',
    file: 'prognose',
    columns: ['År', 'Kostnad, dagens kroner', 'Kostnad, løpende', 'Sparing', 'Renter', 'Fond', 'Fond, dagens kroner'],
  },
  en: {
    name: 'Forecast',
    file: 'forecast',
    columns: ['Year', 'Cost in today’s kroner', 'Cost in each year’s kroner', 'Saved', 'Interest', 'Fund', 'Fund in today’s kroner'],
  },
} as const

/** A line for each of the thirty years. */
export const forecastForms: Readonly<Record<string, FileForm>> = sheetForms((told, language) => {
  const { name, file, columns } = words[language]
  const { years } = told as unknown as { years: readonly Year[] }
  return {
    file,
    sheet: {
      name,
      columns: columns.map((title, n) => ({ title, width: n ? 20 : 8, isAmount: n > 0 })),
      rows: years.map((year) => [year.year, ...figures.map((figure) => year[figure])]),
    },
  }
})
