import { readCell } from './cells.ts'
import { fieldNamed, type ImportField, type ImportGuess, isCountedByItself, mostImportColumns, plainTitle } from './fields.ts'

/** The cells of a sheet as they are written, row by row; nothing where there is nothing. */
export type SheetRows = readonly (readonly string[])[]

export interface SheetColumn {
  /** As spreadsheets call it. */
  letter: string
  title: string | null
  /** The first three different ones. */
  samples: string[]
  /** How many rows have something there. */
  filled: number
  field: ImportField | null
  guess: ImportGuess
}

export const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCodePoint(65 + (column % 26))

const rowsLookedAt = 20
const isFilled = (cell: string | undefined) => Boolean(cell)

/** The number of the row that says what the columns are: the one with the most names that we know. */
export function headerRowOf(rows: SheetRows): number {
  const scores = rows.slice(0, rowsLookedAt).map((row) => {
    const filled = row.filter(isFilled)
    return filled.length < 2 ? 0 : 1 + 2 * filled.filter((cell) => fieldNamed(cell)).length
  })
  return Math.max(0, scores.indexOf(Math.max(0, ...scores))) + 1
}

/** Told by what stands in a column, where its title says nothing. */
const byContent = ['startDate', 'period', 'cost', 'part'] as const
const cellsLookedAt = 50

/** What every column seems to be; none is two, and nothing is more than one column. */
export function columnsOf(
  rows: SheetRows,
  headerRow: number,
  remembered: Readonly<Record<string, ImportField | null>> = {},
): SheetColumn[] {
  const body = rows.slice(headerRow)
  const width = Math.min(mostImportColumns, Math.max(0, ...rows.slice(headerRow - 1).map((row) => row.length)))
  const columns = Array.from({ length: width }, (_, column) => {
    const cells = body.map((row) => row[column] ?? '').filter(isFilled)
    const title = rows[headerRow - 1]?.[column] || null
    return { letter: letterOf(column), title, samples: [...new Set(cells)].slice(0, 3), filled: cells.length, cells }
  })
  const taken = new Set<ImportField>()
  const take = (field: ImportField | null | undefined) => {
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const named = columns.map(({ title }) => {
    const known = title ? remembered[plainTitle(title)] : undefined
    if (known === null) return { field: null, guess: 'remembered' as const }
    const field = take(known) ?? (title && take(fieldNamed(title)))
    return field ? { field, guess: known === field ? ('remembered' as const) : ('name' as const) } : undefined
  })
  return columns.map(({ cells, ...column }, n) => {
    if (named[n]) return { ...column, ...named[n] }
    if (!cells.length) return { ...column, field: null, guess: 'empty' as const }
    if (column.title && isCountedByItself(column.title)) return { ...column, field: null, guess: 'left' as const }
    const field = take(byContent.find((kind) => !taken.has(kind) && looksLike(kind, cells)))
    return { ...column, field, guess: field ? ('content' as const) : ('unsure' as const) }
  })
}

function looksLike(field: (typeof byContent)[number], cells: readonly string[]) {
  const some = cells.slice(0, cellsLookedAt)
  return some.filter((cell) => 'value' in readCell(field, cell)).length >= some.length * 0.7
}
