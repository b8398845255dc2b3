import type { ReportedWork } from '#schema/maintenance/reportContent.ts'
import { ink } from '#server/pdf/document.ts'
import { bars } from './reportBars.ts'
import { thousands } from './reportFigures.ts'
import type { Sheet } from './reportSheet.ts'

/** As many years as go beside each other on a page. */
const abreast = 10
export const drawnInPlan = abreast
const nameShare = 0.32

/** The dearest works, in the years in which they come; and what all that is planned comes to. */
export function plan(sheet: Sheet) {
  const { said, content } = sheet
  const { works, years } = content
  sheet.chapter(said.plan)
  sheet.text(works.length ? said.planLead : said.noWorks, { color: ink.muted, gap: 12 })
  bars(
    sheet,
    years.slice(0, drawnInPlan).map(({ year, ore }) => ({ year, ore, name: dearestIn(works, year) })),
  )
  for (let first = 0; first < years.length; first += abreast) {
    const shown = years.slice(first, first + abreast)
    const coming = works.filter((work) => shown.some(({ year }) => oreIn(work, year)))
    sheet.table(
      [nameShare, ...shown.map(() => (1 - nameShare) / shown.length)],
      1,
      [
        { kind: 'TH', cells: ['', ...shown.map(({ year }) => String(year))] },
        ...coming.map((work) => ({
          kind: 'TD' as const,
          cells: [`${work.title}, ${work.buildingName}`, ...shown.map(({ year }) => written(oreIn(work, year)))],
        })),
        { kind: 'TD', isBold: true, cells: [said.all, ...shown.map(({ ore }) => written(ore))] },
      ],
      8,
    )
  }
  if (works.length === mostWorks) sheet.text(said.moreWorks, { size: 9, color: ink.muted })
}

const dearestIn = (works: readonly ReportedWork[], year: number) =>
  works.filter((work) => oreIn(work, year)).toSorted((one, other) => oreIn(other, year) - oreIn(one, year))[0]?.title

/** As many as are told of one by one. */
const mostWorks = 60
const oreIn = ({ years }: ReportedWork, wanted: number) => years.find(({ year }) => year === wanted)?.ore ?? 0
/** What is less than a thousand is something all the same. */
const written = (ore: number) => (ore === 0 ? '–' : ore < 50_000 ? '< 1' : thousands(ore))
