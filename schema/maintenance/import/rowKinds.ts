import { readCell } from './cells.ts'
import { type ImportField, plainTitle } from './fields.ts'
import { headingIn, partIn } from './parts.ts'
import type { ImportUnit } from './units.ts'

/** What a row is that is no task. */
export const skippedKinds = ['sum', 'titles', 'group'] as const
/** What a heading may say of the tasks below it. */
export const groupFields = ['building', 'part'] as const
type GroupField = (typeof groupFields)[number]
export type SkippedKind = (typeof skippedKinds)[number]

export interface SkippedRow {
  kind: SkippedKind
  /** What stands in it, in a few words. */
  text: string
  /** What the heading of a group says of the tasks below it. */
  field: GroupField | null
}

const sumWords = /^(?:sum|delsum|totalsum|total|totalt|subtotal|i alt|til ?sammen|grand total)(?![\p{L}\p{N}])/iu
/** «Total rehabilitering av bad» is something to be done. */
const isWork = /^total (?!sum|kost|pris|for|inkl|eks|alle|cost|price)\p{L}/iu
const isBuilding = /^(?:bygg|bygning|blokk|hus|oppgang|building|block|house)(?!\p{L})/iu
const hasLetters = /\p{L}{2}/u
const hasSmall = /\p{Ll}/u
const longestHeading = 80

/** What a heading says goes before where it stands: most stand in the first column, whatever that is. */
function fieldOf(name: string, own: ImportField | null | undefined): GroupField | null {
  if (headingIn(name)) return 'part'
  if (isBuilding.test(name)) return 'building'
  return own === 'building' || own === 'part' ? own : partIn(name) ? 'part' : null
}

/** Knows sums, titles that come again, and the headings of groups, from the first row to the last. */
export class RowKinds {
  readonly #columns: readonly (ImportField | null)[]
  readonly #titles: readonly string[]
  readonly #unit: ImportUnit | null
  /** Since the last sum, and in all. */
  #sums = [0, 0]
  #counted = 0
  /** What the last heading says of the rows below it. */
  group: Partial<Record<GroupField, string>> = {}

  constructor(columns: readonly (ImportField | null)[], titles: readonly string[], unit: ImportUnit | null) {
    this.#columns = columns
    this.#titles = titles.map(plainTitle)
    this.#unit = unit
  }

  /** What a row is that says something; undefined for a task. */
  skipped(cells: readonly string[]): SkippedRow | undefined {
    const filled = [...cells.entries()].filter(([, cell]) => cell)
    const text = filled
      .map(([, cell]) => cell)
      .join(' · ')
      .slice(0, 120)
    if (this.#areTitles(filled)) return { kind: 'titles', text, field: null }
    if (this.#isSum(cells, filled)) return this.#summed({ kind: 'sum', text, field: null })
    const heading = this.#heading(filled)
    if (heading) return heading
    this.#add(cells)
    return undefined
  }

  #areTitles(filled: readonly [number, string][]) {
    const same = filled.filter(([column, cell]) => plainTitle(cell) === this.#titles[column]).length
    return same >= 2 && same >= filled.length * 0.6
  }

  #isSum(cells: readonly string[], filled: readonly [number, string][]) {
    if (this.#at(cells, 'startDate') || this.#at(cells, 'period')) return false
    const words = filled.filter(([, cell]) => hasLetters.test(cell) && this.#amountOf(cell) === undefined)
    if (words[0] && sumWords.test(words[0][1]) && !isWork.test(words[0][1])) return true
    const amount = this.#amountOf(this.#at(cells, 'cost'))
    return words.length === 0 && this.#counted > 1 && amount !== undefined && this.#sums.some((sum) => Math.abs(sum - amount) < 0.01)
  }
  #summed(row: SkippedRow) {
    this.#sums[0] = 0
    return row
  }

  #heading(filled: readonly [number, string][]): SkippedRow | undefined {
    const [only, second] = filled
    if (!only || second || this.#columns.filter(Boolean).length < 2) return undefined
    const [column, text] = only
    if (!hasLetters.test(text) || text.length > longestHeading) return undefined
    const name = text.replace(/:$/, '').trim()
    const own = this.#columns[column]
    // A task that lacks its day stays a task.
    if (own === 'title' && name === text && hasSmall.test(text) && !headingIn(name)) return undefined
    const field = fieldOf(name, own)
    this.group = field === 'part' ? { ...this.group, part: name } : field ? { building: name } : { ...this.group, part: '' }
    return { kind: 'group', text: text.slice(0, 120), field }
  }

  #add(cells: readonly string[]) {
    const amount = this.#amountOf(this.#at(cells, 'cost'))
    if (amount === undefined) return
    this.#counted++
    this.#sums = this.#sums.map((sum) => sum + amount)
  }
  #at(cells: readonly string[], field: ImportField) {
    const column = this.#columns.indexOf(field)
    return column < 0 ? '' : (cells[column] ?? '')
  }
  #amountOf(cell: string) {
    const read = cell ? readCell('cost', cell, this.#unit) : undefined
    return read && 'value' in read ? read.value : undefined
  }
}
