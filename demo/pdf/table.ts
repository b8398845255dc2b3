import { ink } from '#server/pdf/document.ts'
import { hairline, text } from './ink.ts'
import { margin, type Section, type Sheet, width } from './sections.ts'

export type Row = readonly [text: string, ...values: string[]]

const lineHeight = 21
const column = 88
const faint = '#e4e3dc'

/** A table whose values stand at the right; the last row, below a heavier line, sums them up or is what they are held against. */
export const table = (head: Row, rows: readonly Row[], sum: Row): Section => ({
  height: () => (rows.length + 2) * lineHeight + 14,
  draw({ doc, body }, y) {
    const whole = { doc, body: doc.struct('Table') }
    body.add(whole.body)
    line(whole, 'TH', head, y + 14, { colour: ink.muted })
    hairline(doc, margin, y + 20, width)
    for (const [index, row] of rows.entries()) {
      line(whole, 'TD', row, y + 35 + index * lineHeight)
      const isLast = index === rows.length - 1
      hairline(doc, margin, y + 41 + index * lineHeight, width, isLast ? ink.text : faint)
    }
    line(whole, 'TD', sum, y + 36 + rows.length * lineHeight, { weight: 'bold' })
    whole.body.end()
  },
})

function line({ doc, body }: Sheet, tag: 'TH' | 'TD', [label, ...values]: Row, y: number, look: { weight?: 'bold'; colour?: string } = {}) {
  const row = doc.struct('TR')
  body.add(row)
  row.add(doc.struct(tag, {}, () => text(doc, label, margin, y, { size: 9.5, ...look })))
  for (const [index, value] of values.entries()) {
    const right = margin + width - (values.length - 1 - index) * column
    row.add(doc.struct(tag, {}, () => text(doc, value, right, y, { size: 9.5, ...look, align: 'right' })))
  }
  row.end()
}
