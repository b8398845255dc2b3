import { type ImportField, mostFaultsTold, mostImportColumns } from '#schema/maintenance/import/fields.ts'
import { letterOf } from '#schema/maintenance/import/look.ts'
import type { SkippedRow } from '#schema/maintenance/import/rowKinds.ts'

export interface ColumnLeft {
  letter: string
  title: string | null
  filled: number
  samples: string[]
  /** Beyond what a plan is read from, or chosen for nothing. */
  reason: 'notChosen' | 'beyond'
}
const longestSample = 100
const mostSamples = 3

/** Columns in which something stands, and that become nothing. */
export function columnsLeft(
  rows: readonly (readonly string[])[],
  columns: readonly (ImportField | null)[],
  titles: readonly string[],
): ColumnLeft[] {
  const left = new Map<number, ColumnLeft>()
  for (const row of rows)
    for (const [column, cell] of row.entries()) {
      if (!cell || columns[column]) continue
      const kept = left.get(column) ?? {
        letter: letterOf(column),
        title: titles[column] || null,
        filled: 0,
        samples: [],
        reason: column < mostImportColumns ? 'notChosen' : 'beyond',
      }
      left.set(column, kept)
      kept.filled++
      const sample = cell.slice(0, longestSample)
      if (kept.samples.length < mostSamples && !kept.samples.includes(sample)) kept.samples.push(sample)
    }
  return [...left]
    .toSorted(([a], [b]) => a - b)
    .map(([, column]) => column)
    .slice(0, mostFaultsTold)
}

/** Rows that are no tasks. */
export class Skipped {
  readonly #rows: (SkippedRow & { row: number })[] = []
  #count = 0
  add(row: number, skipped: SkippedRow): void {
    this.#count++
    if (this.#rows.length < mostFaultsTold) this.#rows.push({ row, ...skipped })
  }
  summary() {
    return { skippedCount: this.#count, skipped: this.#rows }
  }
}
