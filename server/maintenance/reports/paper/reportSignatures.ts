import { ink } from '#server/pdf/document.ts'
import { left, type Sheet, width } from './reportSheet.ts'

const lines = 3
const gap = 20
const room = 90

/** Where those sign who answer for it: whoever presents it by name, the others by hand. */
export function signatures(sheet: Sheet) {
  const { doc, said, content } = sheet
  const { author } = content.report
  sheet.heading(said.signatures, 130)
  sheet.text(said.placeAndDay, { color: ink.muted })
  const top = sheet.down(44, room - 44)
  const each = (width - gap * (lines - 1)) / lines
  sheet.ornament(() => {
    for (let n = 0; n < lines; n++) {
      const x = left + n * (each + gap)
      doc
        .moveTo(x, top)
        .lineTo(x + each, top)
        .lineWidth(0.8)
        .strokeColor(ink.muted)
        .stroke()
    }
  })
  for (let n = 0; n < lines; n++) {
    const [name, x] = [n === 0 && author ? author : said.name, left + n * (each + gap)]
    sheet.part('P', () =>
      doc
        .font('regular')
        .fontSize(9)
        .fillColor(n === 0 && author ? ink.text : ink.muted)
        .text(name, x, top + 6, { width: each, height: 24, ellipsis: true }),
    )
  }
  doc.y = top + 30
}
