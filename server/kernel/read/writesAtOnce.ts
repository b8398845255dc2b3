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

/** A row that is there, whose columns follow from the input and from what stands in it; its version and date go along. */
export interface Alteration {
  entity: EntityClass
  /** The row as it was, locked, where it may be changed: a statement that returns all of it. It may read `g`, the facts of the gate. */
  finds(allowed: Sql): Sql
  /** May read `f`, the row as it was and what was found beside it. */
  values: Readonly<Record<string, Hole>>
  /** What changes with it: a statement that may read `f`, and `i`, the row as it is now. */
  follows?: Sql
}

interface WritesAtOnce<Writing> {
  /** Whether this input is such a row. */
  when(input: Readonly<Record<string, unknown>>): boolean
  row(ask: { input: Readonly<Record<string, Hole>>; given: ReadonlySet<string> }): Writing
  /** Records beside the row that are changed with it: one statement does not see that, and must not tell of them. */
  changes?: readonly string[]
}
export interface AddsAtOnce extends WritesAtOnce<Addition> {
  changedFields(input: Readonly<Record<string, unknown>>): readonly string[]
}
export type AltersAtOnce = WritesAtOnce<Alteration>
/** How the one statement writes the row: a new one, or over one that is there. */
export type AtOnce = 'adds' | 'alters'

/** What the audit entry of such a row holds beside the row's id. */
export type AuditColumns = Readonly<Record<string, Hole>>
