import type { EntityClass } from '../entity.ts'
import type { AppError } from '../errors.ts'
import type { Hole, Sql } from './sql.ts'

/**
 * A row that one statement checks, writes, notes in the history and answers. Its SQL may read what the statement met before:
 * `g`, what the gate found out; `f`, what the row hangs on; `b`, the row as it was, where one is written over; `i`, the row as it
 * is now.
 */
export interface Writing {
  entity: EntityClass
  /** What it hangs on, locked: a statement that returns one row where `g.refused = 0`, or none. */
  finds?: Sql
  /** All must hold. The first that does not says why it is refused. */
  holds?: readonly Hold[]
  /** Whose the row is: which others it stands among, and columns of a new one. */
  whose: Columns
  /** What is written, in a new row and over one that is there. What is known to be left out a new row does without. */
  values: Columns
  /** What is told of a new row as its changes, where that is not its values. */
  tells?: readonly string[]
  /** What changes with it, once it is written. */
  follows?: readonly Sql[]
}
type Columns = Readonly<Record<string, Hole>>

/** Without a refusal the longer way says why. What is null does not hold. */
export type Hold = readonly [holds: Sql, refusal?: Refusal]
export type Refusal = ((met: Met) => AppError) | typeof lookAgain | typeof isNew | typeof isTaken

/** What was read has changed while the statement waited for whoever held it: it is looked at once more. */
export const lookAgain = Symbol('look again')
/** There is no such row: the id is its maker's, for a new one. */
export const isNew = Symbol('is new')
/** There is one, be it another's. */
export const isTaken = Symbol('is taken')

/** The rows of a refused statement, as JSON has them. */
export interface Met {
  g: Cells
  f: Cells
  b: Cells | null
}
export type Cells = Readonly<Record<string, unknown>>

export interface Writes {
  /** Whether this input is such a row; else the command's `run` takes it. */
  when?: (input: Readonly<Record<string, unknown>>) => boolean
  /** What the input calls the row that is written over. Where that is left out, or nothing of that id is among `whose`, a new one is added. */
  id?: string
  /** For what changes rows and adds none. */
  isThere?: true
  row: (ask: WritingAsk) => Writing
  /** Records beside the row that are changed with it: one statement does not see that, and must not tell of them. */
  changes?: readonly string[]
}

export interface WritingAsk {
  input: Columns
  /** The fields that have a value, and those that may be null as well. */
  given: ReadonlySet<string>
  sent: ReadonlySet<string>
  /** Whether it is written over a row `b`, or a new one is added. */
  isOver: boolean
}

/** What the audit entry of such a row holds beside the row's id, and what was changed. */
export type AuditColumns = Columns
