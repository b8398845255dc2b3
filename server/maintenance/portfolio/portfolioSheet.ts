import { type BuildingPartCode } from '#schema/estates/condition.words.ts'
import { partNames } from '#schema/estates/partNames.ts'
import type { FileForm } from '#server/kernel/rest.ts'
import { sheetForms } from '#server/sheets/forms.ts'

interface Line {
  addressLine1: string
  addressLine2: string | null
  overdueCount: number | null
  soonCount: number | null
  spent: number | null
  budget: number | null
  worstGrade: string | null
  worstPart: BuildingPartCode | null
  endingCount: number | null
  nextEnd: string | null
}
const words = {
  nb: {
    name: 'Portefølje',
    file: 'portefolje',
    columns: [
      'Eiendom',
      'Sted',
      'Forfalt',
      'Neste 90 dager',
      'Brukt i år',
      'Budsjett i år',
      'Verste tilstand',
      'Bygningsdel',
      'Forsikringer som løper ut',
      'Første utløp',
    ],
  },
  en: {
    name: 'Portfolio',
    file: 'portfolio',
    columns: [
      'Property',
      'Place',
      'Overdue',
      'Next 90 days',
      'Spent this year',
      'Budget this year',
      'Worst condition',
      'Part',
      'Insurance running out',
      'First to run out',
    ],
  },
} as const
const amounts = [4, 5]
const firstEnd = 9

/** A line for each estate, by address; what its reader may not read of it is left out. */
export const portfolioForms: Readonly<Record<string, FileForm>> = sheetForms((answer, language) => {
  const { name, file, columns } = words[language]
  const lines = answer as unknown as readonly Line[]
  return {
    file,
    sheet: {
      name,
      columns: columns.map((title, n) => ({ title, width: n < 2 ? 28 : 18, isAmount: amounts.includes(n), isDay: n === firstEnd })),
      rows: lines.map((line) => [
        line.addressLine1,
        line.addressLine2,
        line.overdueCount,
        line.soonCount,
        line.spent,
        line.budget,
        line.worstGrade,
        line.worstPart && partNames[language][line.worstPart],
        line.endingCount,
        line.nextEnd,
      ]),
    },
  }
})
