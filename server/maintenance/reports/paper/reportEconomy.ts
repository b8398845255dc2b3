import { writtenDay } from '#server/kernel/written.ts'
import { ink } from '#server/pdf/document.ts'
import { bars } from './reportBars.ts'
import { count, kroner } from './reportFigures.ts'
import { drawnInPlan } from './reportPlan.ts'
import type { Sheet } from './reportSheet.ts'

/** What each year is planned to cost: drawn, and in figures. */
export function economy(sheet: Sheet) {
  const { said, content } = sheet
  const { years, report, tasks, day } = content
  sheet.chapter(said.economy)
  if (report.economy) sheet.text(report.economy, { gap: 12 })
  sheet.text(said.economyLead, { color: ink.muted, gap: 12 })
  // The years of the plan are drawn there; more than those here.
  if (years.length > drawnInPlan) bars(sheet, years)
  sheet.table([0.2, 0.3, 0.5], 1, [
    { kind: 'TH', cells: [said.year, said.count, said.planned] },
    ...years.map(({ year, times, ore }) => ({ kind: 'TD' as const, cells: [String(year), count(times), kroner(ore)] })),
    {
      kind: 'TD',
      isBold: true,
      cells: [said.total, count(years.reduce((sum, { times }) => sum + times, 0)), kroner(years.reduce((sum, { ore }) => sum + ore, 0))],
    },
  ])
  const thisYear = day.slice(0, 4)
  if (years.some(({ year }) => String(year) === thisYear)) sheet.text(said.restOf(thisYear, writtenDay(day)), { size: 9, color: ink.muted })
  if (tasks.unpriced) sheet.text(said.unpriced(tasks.unpriced), { size: 9, color: ink.muted })
}
