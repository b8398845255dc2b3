import { writtenDay, writtenNumber } from '#server/kernel/written.ts'
import { ink } from '#server/pdf/document.ts'
import { left, type Sheet, width } from './reportSheet.ts'

const pictureHeight = 360

/** The front: the picture, what it is, of whom, and who presents it. */
export function cover(sheet: Sheet, picture: Buffer | null) {
  const { doc, said, content } = sheet
  const { report, estate } = content
  if (picture) {
    const [sheetWidth, alt] = [doc.page.width, estate.addressLine1]
    const bbox: [number, number, number, number] = [0, 0, sheetWidth, pictureHeight]
    const draw = () =>
      doc
        .save()
        .rect(...bbox)
        .clip()
        .image(picture, 0, 0, { cover: [sheetWidth, pictureHeight], align: 'center', valign: 'center' })
        .restore()
    sheet.part('Figure', draw, { alt })
  } else sheet.ornament(() => doc.rect(0, 0, doc.page.width, 12).fill(ink.brand))
  doc.y = picture ? pictureHeight + 40 : 180
  sheet.text(`${said.kind} ${content.day.slice(0, 4)}`, { size: 13, color: ink.muted, gap: 0 })
  sheet.part('H1', () =>
    doc
      .font('bold')
      .fontSize(30)
      .fillColor(ink.brand)
      .text(report.title, left, doc.y + 4, { width }),
  )
  sheet.text([estate.addressLine1, estate.addressLine2].filter(Boolean).join(', '), { size: 13, gap: 8 })
  doc.y = Math.max(doc.y + 30, 620)
  for (const [name, value] of factsOf(sheet)) sheet.text(`${name}: ${value}`, { gap: 4 })
}

const factsOf = ({ said, content: { report, estate, buildings, day } }: Sheet) =>
  (
    [
      [said.organization, estate.organizationNumber && writtenNumber(estate.organizationNumber)],
      [said.years, `${report.fromYear}–${report.toYear}`],
      [said.scope, shortened(buildings.map(({ name }) => name))],
      [said.by, report.author],
      [said.made, writtenDay(day)],
    ] as const
  ).filter((fact): fact is readonly [string, string] => Boolean(fact[1]))

const mostNamed = 6
const shortened = (names: readonly string[]) =>
  names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')} +${names.length - mostNamed}` : names.join(', ')
