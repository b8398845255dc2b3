import { fieldSeen } from './content.ts'
import { gatheredField, type ImportField, type ImportGuess, mostImportColumns, plainTitle } from './fields.ts'
import { fieldNamed, isCountedByItself, isOfOthers } from './titles.ts'
import { type ImportUnit, unitIn, unitSeen } from './units.ts'

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
  /** What its figures count, as its title says or as they look. */
  unit: ImportUnit | null
}

export const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCodePoint(65 + (column % 26))

const rowsLookedAt = 20
const isFilled = (cell: string | undefined) => Boolean(cell)

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0)
const weightOf = (cell: string) => {
  const named = fieldNamed(cell)
  return named ? (named.isWhole ? 3 : 1) : isCountedByItself(cell) ? 3 : 0
}

/** The number of the row that says what the columns are: the one with the most names that we know. */
export function headerRowOf(rows: SheetRows): number {
  const scores = rows.slice(0, rowsLookedAt).map((row) => {
    const filled = row.filter(isFilled)
    return filled.length < 2 ? 0 : 1 + sumOf(filled.map(weightOf))
  })
  return Math.max(0, scores.indexOf(Math.max(0, ...scores))) + 1
}

/** What every column seems to be. Nothing is more than one column, but for what is gathered from several. */
export function columnsOf(
  rows: SheetRows,
  headerRow: number,
  remembered: Readonly<Record<string, ImportField | null>> = {},
): SheetColumn[] {
  const body = rows.slice(headerRow)
  const width = Math.min(mostImportColumns, widthOf(rows.slice(headerRow - 1)))
  const columns = Array.from({ length: width }, (_, column) => {
    const cells = body.map((row) => row[column] ?? '').filter(isFilled)
    const title = rows[headerRow - 1]?.[column] || null
    return { letter: letterOf(column), title, samples: [...new Set(cells)].slice(0, 3), filled: cells.length, cells }
  })
  const taken = new Set<ImportField>()
  const take = (field: ImportField | null | undefined) => {
    if (!field || taken.has(field)) return null
    if (field !== gatheredField) taken.add(field)
    return field
  }
  const guesses: (Pick<SheetColumn, 'field' | 'guess'> | undefined)[] = columns.map(({ title }) => {
    const key = title && plainTitle(title)
    if (!key || !Object.hasOwn(remembered, key)) return undefined
    const mapped = remembered[key]!
    const field = take(mapped)
    return mapped === null || field ? { field, guess: 'remembered' } : undefined
  })
  // A title that is a name as a whole goes before one with the word in it.
  for (const isWhole of [true, false])
    for (const [n, { title, cells }] of columns.entries()) {
      const named = title && cells.length ? fieldNamed(title) : undefined
      if (guesses[n] || named?.isWhole !== isWhole) continue
      const field = take(named.field)
      if (field) guesses[n] = { field, guess: 'name' }
    }
  // Where nothing else says what is to be done, what describes it does.
  const described = columns.findIndex(({ title }, n) => guesses[n]?.guess === 'name' && /^(?:beskriv|skildr|descri)/i.test(title ?? ''))
  if (!taken.has('title') && described >= 0) guesses[described] = { field: take('title'), guess: 'name' }
  for (const [n, column] of columns.entries()) guesses[n] ??= guessed(column, taken, take)
  return columns.map(({ cells, ...column }, n) => {
    const { field, guess } = guesses[n]!
    const counts = field === 'interval' && taken.has('period') ? null : field
    return { ...column, field, guess, unit: (column.title && unitIn(column.title, counts)) || unitSeen(counts, cells) }
  })
}

const widthOf = (rows: SheetRows) => rows.reduce((most, row) => Math.max(most, row.length), 0)

/** What a column is by what stands in it, where its title says nothing. */
function guessed(
  { title, cells }: { title: string | null; cells: readonly string[] },
  taken: ReadonlySet<ImportField>,
  take: (field: ImportField | undefined) => ImportField | null,
): Pick<SheetColumn, 'field' | 'guess'> {
  if (!cells.length) return { field: null, guess: 'empty' }
  if (title && isCountedByItself(title) && taken.has('startDate')) return { field: null, guess: 'left' }
  const field =
    title && isOfOthers(title) ? null : take(fieldSeen(cells, taken) ?? (title && isCountedByItself(title) ? 'startDate' : undefined))
  if (field) return { field, guess: 'content' }
  const named = title ? fieldNamed(title) : undefined
  return { field: null, guess: named && taken.has(named.field) ? 'double' : 'unsure' }
}
