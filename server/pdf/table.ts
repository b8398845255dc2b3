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
  const table = doc.struct('Table')
  page.add(table)
  const [head] = rows
  for (const [i, row] of rows.entries()) {
    const together = rows.slice(i, i + keptWith(i, rows.length))
    if (doc.y + together.reduce((sum, each) => sum + heightOf(doc, place, each) + 16, 0) > place.bottom) {
      doc.addPage()
      // For the eye alone: whoever listens is told the head of each cell anyway.
      if (head?.kind === 'TH' && row !== head) drawn(doc, place, head, (draw) => unheard(doc, 'Pagination', draw))
    }
    const line = doc.struct('TR')
    table.add(line)
    drawn(doc, place, row, (draw) => line.add(doc.struct(row.kind, {}, draw)))
    line.end()
  }
  table.end()
}

/** A head never stands alone at the foot of a page, nor the last row at the top of the next. */
const keptWith = (i: number, count: number) => (i === 0 ? (count <= 3 ? count : 2) : i === count - 2 ? 2 : 1)

const fontOf = (doc: Pdf, { size = 10 }: Place, { isBold = false }: TableRow) => doc.font(isBold ? 'bold' : 'regular').fontSize(size)

function heightOf(doc: Pdf, place: Place, row: TableRow) {
  const look = fontOf(doc, place, row)
  return Math.max(...row.cells.map((cell, i) => look.heightOfString(cell, { width: place.width * place.columns[i]! - 8 })))
}

/** Its cells, each as `part` takes it, and the line below them. */
function drawn(doc: Pdf, place: Place, row: TableRow, part: (draw: () => void) => void) {
  const { left, width, columns, texts = 1 } = place
  const [y, height] = [doc.y, heightOf(doc, place, row)]
  let x = left
  for (const [i, cell] of row.cells.entries()) {
    const [at, room] = [x, width * columns[i]!]
    const isText = i < texts
    part(() =>
      fontOf(doc, place, row)
        .fillColor(row.kind === 'TH' ? ink.muted : ink.text)
        .text(cell, at, y, { width: room - (isText ? 8 : 0), align: isText ? 'left' : 'right' }),
    )
    x += room
  }
  ruled(doc, place, y + height + 8)
  doc.y = y + height + 16
}

const ruled = (doc: Pdf, { left, width }: Place, y: number) =>
  unheard(doc, 'Layout', () =>
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.6)
      .strokeColor(ink.line)
      .stroke(),
  )

/** What tells nothing that is not said elsewhere. */
function unheard(doc: Pdf, type: 'Layout' | 'Pagination', draw: () => void) {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
