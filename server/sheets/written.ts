/** A text, a day as ISO or an amount; nothing where there is none. */
export type Value = string | number | null

export interface Sheet {
  name: string
  /** What each column holds, and how many letters wide it is. */
  columns: readonly { title: string; width: number; isAmount?: boolean; isDay?: boolean }[]
  rows: readonly (readonly Value[])[]
}

/** What begins with a sign of a formula stays what it is: a text. */
export async function written(sheets: readonly Sheet[]): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node')
  return write(
    sheets.map(({ name, columns, rows }) => {
      const cells = columns.map(cellsOf)
      return {
        sheet: name,
        data: [
          columns.map(({ title }) => ({ type: String, value: findable(title), fontWeight: 'bold' as const })),
          ...rows.map((row) => row.map((value, i) => cells[i]!(value))),
        ],
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
      }
    }),
  ).toBuffer()
}

/** Signs that XML has no place for are left out. */
// eslint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** What stands in many rows is one cell: half a million of them fill the memory. */
function cellsOf(column: Sheet['columns'][number]) {
  const kept = new Map<Value, ReturnType<typeof cell>>()
  return (value: Value) => {
    const before = kept.get(value)
    if (before !== undefined) return before
    const made = cell(value, column)
    kept.set(value, made)
    return made
  }
}

/** The writer looks a text up in a plain object, which answers to «constructor» by itself. A space behind it nobody sees, and no reader keeps. */
const findable = (text: string) => (text in Object.prototype ? `${text} ` : text)

/** The day from which spreadsheet programs agree how days are counted. */
const firstDay = '1900-03-01'
const dayMs = 86_400_000
const countedFrom = Date.UTC(1899, 11, 30)

function cell(value: Value, { isAmount, isDay }: Sheet['columns'][number]) {
  if (value === null) return null
  if (isDay && typeof value === 'string' && value >= firstDay)
    return { type: Number, value: (Date.parse(value) - countedFrom) / dayMs, format: 'dd.mm.yyyy' }
  if (typeof value === 'number') return { type: Number, value, ...(isAmount && { format: '#,##0.00' }) }
  return { type: String, value: findable(value.toWellFormed().replaceAll(unwritable, '')) }
}
