import { ink, type Pdf } from './document.ts'

export interface TableRow {
  kind: 'TH' | 'TD'
  isBold?: boolean
  cells: readonly string[]
}
interface Place {
  left: number
  width: number
  /** Shares of the width. The first is read from its left, the others are figures. */
  columns: readonly number[]
  /** Where the page ends. */
  bottom: number
}

/** Rows with a line below each, every cell tagged; begins where the document stands, and ends below the last. */
export function tableOn(doc: Pdf, page: PDFKit.PDFStructureElement, { left, width, columns, bottom }: Place, rows: readonly TableRow[]) {
  const table = doc.struct('Table')
  page.add(table)
  for (const { kind, isBold = false, cells } of rows) {
    const look = doc.font(isBold ? 'bold' : 'regular').fontSize(10)
    const height = Math.max(...cells.map((cell, i) => look.heightOfString(cell, { width: width * columns[i]! - 8 })))
    if (doc.y + height + 16 > bottom) doc.addPage()
    const y = doc.y
    const line = doc.struct('TR')
    table.add(line)
    let x = left
    for (const [i, cell] of cells.entries()) {
      const [at, room] = [x, width * columns[i]!]
      const draw = () =>
        doc
          .font(isBold ? 'bold' : 'regular')
          .fontSize(10)
          .fillColor(kind === 'TH' ? ink.muted : ink.text)
          .text(cell, at, y, { width: room - (i ? 0 : 8), align: i ? 'right' : 'left' })
      line.add(doc.struct(kind, {}, draw))
      x += room
    }
    line.end()
    const end = y + height + 8
    doc.markContent('Artifact', { type: 'Layout' })
    doc
      .moveTo(left, end)
      .lineTo(left + width, end)
      .lineWidth(0.6)
      .strokeColor(ink.line)
      .stroke()
    doc.endMarkedContent()
    doc.y = end + 8
  }
  table.end()
}
