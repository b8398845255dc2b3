import { ink, type Pdf } from './document.ts'

export interface TableRow {
  kind: 'TH' | 'TD'
  isBold?: boolean
  cells: readonly string[]
}
interface Place {
  left: number
  width: number
  /** Shares of the width. */
  columns: readonly number[]
  /** How many of them are read from their left; the others are figures. */
  texts?: number
  size?: number
  /** Where the page ends. */
  bottom: number
}

/** Rows with a line below each, every cell tagged; begins where the document stands, and ends below the last. */
export function tableOn(doc: Pdf, page: PDFKit.PDFStructureElement, place: Place, rows: readonly TableRow[]) {
  const { left, width, columns, bottom, texts = 1, size = 10 } = place
  const table = doc.struct('Table')
  page.add(table)
  for (const { kind, isBold = false, cells } of rows) {
    const look = doc.font(isBold ? 'bold' : 'regular').fontSize(size)
    const height = Math.max(...cells.map((cell, i) => look.heightOfString(cell, { width: width * columns[i]! - 8 })))
    if (doc.y + height + 16 > bottom) doc.addPage()
    const y = doc.y
    const line = doc.struct('TR')
    table.add(line)
    let x = left
    for (const [i, cell] of cells.entries()) {
      const [at, room] = [x, width * columns[i]!]
      const isText = i < texts
      const draw = () =>
        doc
          .font(isBold ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(kind === 'TH' ? ink.muted : ink.text)
          .text(cell, at, y, { width: room - (isText ? 8 : 0), align: isText ? 'left' : 'right' })
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
