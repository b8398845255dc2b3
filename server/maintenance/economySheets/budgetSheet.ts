import type { FileForm } from '#server/kernel/rest.ts'
import type { Language } from '#server/kernel/texts.ts'
import { sheetForms } from '#server/sheets/forms.ts'
import type { Sheet } from '#server/sheets/workbook.ts'

interface BudgetYear {
  year: number
  planned: number
  amount: number | null
  ordered: number
  actual: number
}
interface Budgets {
  buildings: readonly { name: string; years: readonly BudgetYear[] }[]
  others: readonly BudgetYear[]
}
const words = {
  nb: {
    name: 'Budsjett',
    file: 'budsjett',
    whole: 'Hele eiendommen',
    columns: ['Bygning', 'År', 'Planlagt', 'Budsjett', 'Bestilt', 'Brukt'],
  },
  en: {
    name: 'Budget',
    file: 'budget',
    whole: 'The whole property',
    columns: ['Building', 'Year', 'Planned', 'Budget', 'Ordered', 'Spent'],
  },
} as const

/** A line for each building and year. */
function sheetOf({ buildings, others }: Budgets, language: Language): Sheet {
  const { name, whole, columns } = words[language]
  const lines = [...buildings, { name: whole, years: others.filter(({ planned, ordered, actual }) => planned || ordered || actual) }]
  return {
    name,
    columns: columns.map((title, n) => ({ title, width: n ? 14 : 28, isAmount: n > 1 })),
    rows: lines.flatMap(({ name: building, years }) =>
      years.map(({ year, planned, amount, ordered, actual }) => [building, year, planned, amount, ordered, actual]),
    ),
  }
}

export const budgetForms: Readonly<Record<string, FileForm>> = sheetForms((answer, language) => ({
  file: words[language].file,
  sheet: sheetOf(answer as unknown as Budgets, language),
}))
