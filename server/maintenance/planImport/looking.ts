import type { ImportField } from '#schema/maintenance/import/fields.ts'
import { columnsOf, headerRowOf } from '#schema/maintenance/import/look.ts'
import type { ReadSheet } from '#server/sheets/reading/book.ts'
import { RefusedSheet } from '#server/sheets/reading/refusal.ts'

export interface Looking {
  sheet: string | null
  headerRow: number | null
  /** What columns with those titles were the last time. */
  remembered: Readonly<Record<string, ImportField | null>>
}
export const isFilled = (row: readonly string[]) => row.some(Boolean)
const countOf = (rows: readonly (readonly string[])[]) => rows.filter(isFilled).length

/** The one that is named; else the one with the most columns that we know, and of those the longest. */
export function sheetNamed(sheets: readonly ReadSheet[], name: string | null): ReadSheet {
  // Of a text there is one, whatever it is called.
  if (sheets.length === 1) return sheets[0]!
  if (name !== null) {
    const named = sheets.find((sheet) => sheet.name === name)
    if (!named) throw new RefusedSheet('empty')
    return named
  }
  const knownColumns = ({ rows }: ReadSheet) => columnsOf(rows.slice(0, 50), headerRowOf(rows)).filter(({ field }) => field).length
  return sheets.toSorted((a, b) => knownColumns(b) - knownColumns(a) || b.rows.length - a.rows.length)[0]!
}

export function look(sheets: readonly ReadSheet[], { sheet: wanted, headerRow: said, remembered }: Looking) {
  const { name, rows } = sheetNamed(sheets, wanted)
  const headerRow = Math.min(said ?? headerRowOf(rows), rows.length)
  const from = Math.max(1, headerRow - 1)
  return {
    sheets: sheets.map((each) => ({ name: each.name, rowCount: countOf(each.rows) })),
    sheet: name,
    headerRow,
    rowCount: countOf(rows.slice(headerRow)),
    columns: columnsOf(rows, headerRow, remembered),
    preview: rows.slice(from - 1, headerRow + 4).map((cells, n) => ({ row: from + n, cells: cells.map((cell) => cell.slice(0, 200)) })),
  }
}
export type Looked = ReturnType<typeof look>
