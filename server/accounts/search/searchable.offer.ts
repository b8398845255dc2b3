import type { SectionName } from '#schema/access/sections.ts'
import { Parts } from '#server/kernel/parts.ts'
import { literal, raw, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { Condition } from '../overAll.ts'

/** What of a slice is found by its name. */
export interface Searchable extends Condition {
  /**
   * Each selects what `columns` names. There to select from: `mine`, the estates that the account sees, with what it is to each; `seen`,
   * the projects; `wanted`, what is looked for.
   */
  records: readonly Sql[]
  /** Where the text of one says it, by its `text_id`. */
  excerpt?: (textId: Sql) => Sql
}

export const searchables = new Parts<Searchable>()

/** Of a paper that was found by what is `wanted`, whose search is there: its name weighs more than its text. */
export const paperLikeness = (search: Sql) => sql`0.3 + least(0.65, ts_rank(${search}, w.papers))`

/** Who may read that section of an estate of `mine`. */
export const readsOfMine = (section: SectionName) => sql`m.may ? ${literal(`read ${section}`)}`

const all = ['kind', 'record_id', 'title', 'place', 'beside', 'likeness', 'number', 'ore', 'text_id', 'paper_kind', 'list'] as const
const ids = ['estate_id', 'project_id', 'building_id', 'area_id'] as const
const names = [...all, ...ids]
export const columns = raw(names.join(', '))

const types: Partial<Record<Column, string>> = {
  likeness: 'float8',
  number: 'int',
  ore: 'bigint',
  text_id: 'uuid',
  ...Object.fromEntries(ids.map((id) => [id, 'uuid'])),
}
type Column = (typeof names)[number]

/**
 * A record as `columns` has it. `beside` its title it is found by other words too, which weigh less; one whose `likeness` is said was
 * found already.
 */
export const record = (kind: string, { record_id, title, ...said }: Partial<Record<Column, Sql>> & { record_id: Sql; title: Sql }) => {
  const of: Partial<Record<Column, Sql>> = { kind: literal(kind), record_id, title, ...said }
  return names.map((name) => of[name] ?? raw(`null::${types[name] ?? 'text'}`)).reduce((before, column) => sql`${before}, ${column}`)
}
