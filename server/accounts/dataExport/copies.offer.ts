import type { SectionName } from '#schema/access/sections.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import { Parts } from '#server/kernel/parts.ts'

/** What of a slice is in the copy of somebody's own things. */
export interface Copies {
  ofPerson?: readonly PersonPart[]
  /** What is kept on estates, of those that the person owns. */
  ofEstates?: readonly EstatePart[]
  /** Tables that name an estate and are no part of a copy: they tell of other people or of what others have not released, open a door, or are told elsewhere in it. */
  notCopied?: readonly string[]
  /** Which files `f` beside those of the sections, of the estates `$5`. */
  files?: string
  /** The estates of a person, with the account that owns each. */
  estates?: (caretaker: Caretaker, userId: string) => Promise<readonly { estateId: string; accountId: string }[]>
}

/** A list of the copy: rows of one kind, told as they are. */
export interface PersonPart {
  name: string
  /** `$1` is the user. What opens a door, such as a hash or a key, is no part of it. */
  text: string
}

/** Rows of a table that name their estate, or a list of its own. */
export type EstatePart = {
  /** The section that its rows belong to: who may not read that does not get them here either. */
  section: SectionName
} & (TablePart | ListPart)
interface TablePart {
  table: string
  /** What names the estate, if it is not `estate_id`. */
  key?: 'id'
  /** Of its rows `own` only those. */
  where?: string
}
interface ListPart {
  name: string
  /** `$1` are the estates. It is told by `told`, in an order. */
  text: string
}

export const copies = new Parts<Copies>()
