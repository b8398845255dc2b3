import { Parts } from '#server/kernel/parts.ts'
import type { Sql } from '#server/kernel/read/sql.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { Condition } from '../overAll.ts'

/** What of a slice waits for whoever asks. */
export interface Waits extends Condition {
  /**
   * Each selects `kind, record_id, title, place, who, day, since, ore, n, estate_id, project_id, building_id, area_id`.
   * There to select from: `me`, the account; `mine`, its estates with what it is to each; `seen`, the projects that go on.
   */
  matters?: readonly Sql[]
  /** How the estate of a matter is called, by its id. */
  addresses?: (estateId: Sql) => Sql
  /** What comes after all of them, told where nothing waits. */
  next?: Sql
  /** What a title is in the reader's language, of kinds whose title is a code. */
  titles?: Readonly<Record<string, (title: string, language: Language) => string>>
}

export const waiting = new Parts<Waits>()
