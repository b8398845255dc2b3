import type { ReportContent } from '#schema/maintenance/reportContent.ts'

export const years = Array.from({ length: 10 }, (_, n) => ({ year: 2026 + n, times: n % 3, ore: n === 5 ? 235_000_000 : n * 450_000 }))
/** A report of everything there may be, of one building. */
export const content: ReportContent = {
  language: 'nb',
  day: '2026-05-12',
  report: {
    title: 'Vedlikehold 2026',
    reportType: 'conditionReport',
    fromYear: 2026,
    toYear: 2035,
    summary: 'Bygningene er i god stand, med ett unntak.',
    condition: 'Sett over i april.',
    proposals: 'Utbedre fasaden\nBytte taket',
    economy: 'Sparingen holder.',
    imageFileId: null,
    author: 'Kari Nordmann',
  },
  estate: { addressLine1: 'Solbakken borettslag', addressLine2: '0665 Oslo', organizationNumber: '958352172' },
  buildings: [{ name: 'Blokk A', builtYear: 1974, grossAreaM2: 1970 }],
  parts: [
    {
      code: '23',
      name: null,
      buildingName: 'Blokk A',
      conditionGrade: 'TG3',
      consequenceGrade: 'KG2',
      remainingLifeYears: 2,
      inspectedOn: '2026-04-15',
      description: null,
      cause: 'Puss har løsnet',
      consequence: 'Vann trenger inn',
      costOre: 31_000_000,
    },
  ],
  works: [{ title: 'Nytt tak', buildingName: 'Blokk A', ore: 235_000_000, years: [{ year: 2031, times: 1, ore: 235_000_000 }] }],
  years,
  tasks: { count: 14, overdue: 1, unpriced: 3 },
  done: [{ title: 'Rens av takrenner', day: '2025-10-03', by: 'Nordtak AS', ore: 620_000 }],
  doneCount: 23,
  papers: [{ customName: 'Tilbud på tak', name: 'tilbud.pdf', sha256: 'ab'.repeat(32) }],
}
export const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
