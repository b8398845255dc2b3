/** A text or an amount; nothing where there is none. */
export type Value = string | number | null

export interface Sheet {
  name: string
  /** What each column holds, and how many letters wide it is. */
  columns: readonly { title: string; width: number; isAmount?: boolean }[]
  rows: readonly (readonly Value[])[]
}

/** A workbook for spreadsheet programs (XLSX). What begins with a sign of a formula stays what it is: a text. */
export async function workbook(sheets: readonly Sheet[]): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node')
  return write(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      data: [
        columns.map(({ title }) => ({ type: String, value: title, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map((value, i) => cell(value, columns[i]?.isAmount))),
      ],
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer()
}

/** Signs that XML has no place for are left out. */
// eslint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function cell(value: Value, isAmount = false) {
  if (value === null) return null
  if (typeof value === 'number') return { type: Number, value, ...(isAmount && { format: '#,##0.00' }) }
  return { type: String, value: value.toWellFormed().replaceAll(unwritable, '') }
}
