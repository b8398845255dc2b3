import type { ReportedFinding } from '#schema/maintenance/reportContent.ts'
import { ink } from '../document.ts'
import { writtenDay } from '../invoiceWords.ts'
import { kroner } from './figures.ts'
import { left, type Sheet } from './sheet.ts'

/** By the ids of their files. */
export type Pictures = ReadonlyMap<string, Buffer>

const size: [number, number] = [200, 140]
const beside = 16

/** What checks have found to be wrong, each with its picture where there is one, and what is planned because of it. */
export function findings(sheet: Sheet, pictures: Pictures) {
  const { said, content } = sheet
  if (!content.findings?.length) return
  sheet.heading(said.checks)
  for (const finding of content.findings) one(sheet, finding, finding.pictureId ? pictures.get(finding.pictureId) : undefined)
}

function one(sheet: Sheet, { name, buildingName, comment, day, task, taskDay, costOre }: ReportedFinding, picture: Buffer | undefined) {
  const { doc, said } = sheet
  const start = sheet.down(14, picture ? size[1] : 40)
  const { page } = sheet
  if (picture) sheet.part('Figure', () => doc.image(picture, left, start, { fit: size }), { alt: said.pictureOf(name) })
  doc.y = start
  const inset = picture ? size[0] + beside : 0
  sheet.text(`${name}, ${buildingName}`, { bold: true, gap: 0, inset })
  sheet.text(said.seenOn(writtenDay(day)), { size: 9, color: ink.muted, gap: 2, inset })
  if (comment) sheet.text(comment, { gap: 4, inset })
  const planned = task && [
    `${said.what}: ${task}`,
    taskDay && `${said.when}: ${writtenDay(taskDay)}`,
    costOre !== null && `${said.cost}: ${kroner(costOre)}`,
  ]
  sheet.text(planned ? planned.filter(Boolean).join('\n') : said.notPlanned, { gap: 4, inset })
  // A long comment may have gone on to the next page.
  if (picture && sheet.page === page) doc.y = Math.max(doc.y, start + size[1])
}
