import type { ImportFault } from '#schema/maintenance/import/cells.ts'
import { type ImportField, mostFaultsTold, mostUnreadTold } from '#schema/maintenance/import/fields.ts'
import { letterOf } from '#schema/maintenance/import/look.ts'
import type { CellFault } from '#schema/maintenance/import/row.ts'

interface Place {
  letter: string | null
  title: string | null
}
export interface ToldFault extends Place {
  row: number
  field: ImportField
  fault: ImportFault
  found: string | null
}
/** The same value in as many rows as it stands in. */
export interface ToldValue extends Place {
  field: ImportField
  fault: ImportFault
  found: string | null
  rowCount: number
  rows: number[]
}
const mostRowsNamed = 20
const mostTold = 200

/** What can't be read, cell by cell and value by value. */
export class Faults {
  readonly #columns: readonly (ImportField | null)[]
  readonly #titles: readonly string[]
  readonly #each: ToldFault[] = []
  readonly #values = new Map<string, ToldValue>()
  #rows = 0

  constructor(columns: readonly (ImportField | null)[], titles: readonly string[]) {
    this.#columns = columns
    this.#titles = titles
  }

  /** `written` is what was read, mended or not; `found` what stands in the sheet. */
  add(
    row: number,
    faults: readonly CellFault[],
    written: Readonly<Partial<Record<ImportField, string>>>,
    originals: Readonly<Partial<Record<ImportField, string>>>,
  ): void {
    this.#rows++
    for (const { field, fault } of faults) {
      const place = this.#placeOf(field)
      if (this.#each.length < mostFaultsTold)
        this.#each.push({ row, ...place, field, fault, found: written[field]?.slice(0, mostTold) || null })
      const text = originals[field] ?? ''
      const key = `${field} ${fault} ${text.toLowerCase()}`
      const value = this.#values.get(key)
      if (!value) this.#values.set(key, { ...place, field, fault, found: text || null, rowCount: 1, rows: [row] })
      else {
        value.rowCount++
        if (value.rows.length < mostRowsNamed) value.rows.push(row)
      }
    }
  }

  summary() {
    const values = [...this.#values.values()].toSorted((a, b) => b.rowCount - a.rowCount || a.rows[0]! - b.rows[0]!)
    return { faultyCount: this.#rows, faults: this.#each, unread: values.slice(0, mostUnreadTold), unreadCount: values.length }
  }

  #placeOf(field: ImportField): Place {
    const column = this.#columns.indexOf(field)
    return column < 0 ? { letter: null, title: null } : { letter: letterOf(column), title: this.#titles[column] || null }
  }
}
