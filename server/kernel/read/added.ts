import type { EntityClass } from '../entity.ts'
import type { Hole, Sql } from './sql.ts'

/** A new row whose columns are known from the input alone, so that one statement can check, write and answer. */
export interface Addition {
  entity: EntityClass
  values: Readonly<Record<string, Hole>>
  /** What the row takes over, or hangs on: a statement that returns the `id` of it where it may, and the column that names it. */
  adopts?: { property: string; by(allowed: Sql): Sql }
  /** What changes with it: a statement that may read `f`, what the row hangs on, and `i`, the row. */
  follows?: Sql
}

/** What the audit entry of such a row holds beside the row's id. */
export interface AuditColumns {
  columns: Readonly<Record<string, Hole>>
}
