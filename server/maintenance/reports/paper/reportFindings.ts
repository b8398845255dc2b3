import type { ReportedFinding } from '#schema/maintenance/reportContent.ts'
import { writtenDay } from '#server/kernel/written.ts'
import { ink } from '#server/pdf/document.ts'
import { kroner } from './reportFigures.ts'
import { left, type Sheet, type StyledLines } from './reportSheet.ts'

/** By the ids of their files. */
export type Pictures = ReadonlyMap<string, Buffer>

const size: [number, number] = [200, 140]
const beside = 16

/** What checks have found to be wrong, each with its picture where there is one, and what is planned because of it. */
export function findings(sheet: Sheet, pictures: Pictures) {
  const { said, content } = sheet
  if (!content.findings?.length) return
  const blocks = content.findings.map((finding) => blockOf(sheet, finding, finding.pictureId ? pictures.get(finding.pictureId) : undefined))
  sheet.heading(said.checks, roomFor(sheet, blocks[0]!))
  for (const block of blocks) draw(sheet, block)
}

interface Block {
  name: string
  lines: StyledLines
  picture: Buffer | undefined
}

function blockOf({ said }: Sheet, finding: ReportedFinding, picture: Buffer | undefined): Block {
  const { name, buildingName, comment, day, task, taskDay, costOre } = finding
  const inset = picture ? size[0] + beside : 0
  const planned = task && [
    `${said.what}: ${task}`,
    taskDay && `${said.when}: ${writtenDay(taskDay)}`,
    costOre !== null && `${said.cost}: ${kroner(costOre)}`,
  ]
  return {
    name,
    picture,
    lines: [
      [`${name}, ${buildingName}`, { bold: true, gap: 0, inset }],
      [said.seenOn(writtenDay(day)), { size: 9, color: ink.muted, gap: 2, inset }],
      ...(comment ? [[comment, { gap: 4, inset }] as const] : []),
      [planned ? planned.filter(Boolean).join('\n') : said.notPlanned, { gap: 4, inset }],
    ],
  }
}

const roomFor = (sheet: Sheet, { lines, picture }: Block) => sheet.roomFor(lines, { least: picture ? size[1] : 40 })

function draw(sheet: Sheet, block: Block) {
  const { name, lines, picture } = block
  const { doc, said } = sheet
  const start = sheet.down(14, roomFor(sheet, block))
  const { page } = sheet
  if (picture) sheet.part('Figure', () => doc.image(picture, left, start, { fit: size }), { alt: said.pictureOf(name) })
  doc.y = start
  for (const [text, look] of lines) sheet.text(text, look)
  // What is longer than a page has gone on to the next.
  if (picture && sheet.page === page) doc.y = Math.max(doc.y, start + size[1])
}
