import { readCell } from './cells.ts'
import { gatheredField, type ImportField } from './fields.ts'

const cellsLookedAt = 50
const most = 0.7

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const grade = /^TG ?(?:[0-3]|IU)$/i
const letters = /\p{L}{3}/u
const figure = /^\d{1,2}(?:[.,]5)?$/

const reads = (field: ImportField) => (cell: string) => 'value' in readCell(field, cell)
/** The first that most of the cells are counts. */
const kinds: readonly (readonly [ImportField, (cell: string, at: number, all: readonly string[]) => boolean])[] = [
  [gatheredField, (cell) => email.test(cell) || grade.test(cell)],
  ['startDate', reads('startDate')],
  ['period', reads('period')],
  ['cost', (cell) => reads('cost')(cell) && !figure.test(cell) && !/^(?:19|20)\d\d$/.test(cell)],
  ['period', (cell, _, all) => figure.test(cell) && Number(cell.replace(',', '.')) > 0 && !isCounting(all)],
  ['part', (cell) => /^\d{2}(?!\d)/.test(cell) && reads('part')(cell)],
  ['priority', (cell) => /\p{L}/u.test(cell) && reads('priority')(cell)],
  ['trade', reads('trade')],
  ['title', (cell, at, all) => letters.test(cell) && cell.length >= 8 && all.indexOf(cell) === at],
  ['part', reads('part')],
]
/** One, two, three: rows that are numbered. */
const isCounting = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell, n) => n === 0 || Number(cell) === Number(cells[n - 1]) + 1)

/** What stands in a column, as far as it is not taken. */
export function fieldSeen(cells: readonly string[], taken: ReadonlySet<ImportField>): ImportField | undefined {
  const some = cells.slice(0, cellsLookedAt)
  return kinds.find(([field, is]) => !taken.has(field) && some.filter(is).length >= some.length * most)?.[0]
}
