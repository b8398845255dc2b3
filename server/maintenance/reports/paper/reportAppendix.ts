import { writtenDay } from '#server/kernel/written.ts'
import { count } from './reportFigures.ts'
import type { Sheet } from './reportSheet.ts'
import { doneTable } from './reportSummary.ts'

/** What it is about, the papers that go with it, each by its fingerprint, and how it was made. */
export function appendix(sheet: Sheet) {
  const { said, content } = sheet
  const { buildings, papers, day } = content
  sheet.chapter(said.appendix)
  if (buildings.length) {
    sheet.heading(said.facts)
    sheet.table([0.5, 0.25, 0.25], 1, [
      { kind: 'TH', cells: [said.building, said.built, said.area] },
      ...buildings.map(({ name, builtYear, grossAreaM2 }) => ({
        kind: 'TD' as const,
        cells: [name, builtYear ? String(builtYear) : '', grossAreaM2 ? `${count(grossAreaM2)} m²` : ''],
      })),
    ])
  }
  if (sheet.leavesDone) {
    sheet.heading(said.done)
    doneTable(sheet, content.done)
  }
  sheet.heading(said.papers, 40)
  if (!papers.length) sheet.text(said.noPapers)
  for (const { customName, name, sha256 } of papers) sheet.text(`${customName} (${name})\nSHA-256 ${inEights(sha256)}`)
  sheet.heading(said.basis, 60)
  sheet.text([said.basisText(writtenDay(day)), content.fund?.length && said.fundBasis].filter(Boolean).join(' '))
}

/** So that two can read it to each other. */
const inEights = (hex: string) => hex.replace(/(.{8})(?=.)/g, '$1 ')
