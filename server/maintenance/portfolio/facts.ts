import type { SectionName } from '#schema/access/sections.ts'
import { rightsFor } from '#server/access/onEstate.ts'
import type { Estate } from '#server/estates/estates/estate.entity.ts'
import { today as todayInSql } from '#server/kernel/days.ts'
import type { KnownOfRow, Path } from '#server/kernel/read/description.ts'
import { computed, sharing } from '#server/kernel/read/mapping.ts'
import { raw, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { ViewerKind } from '#server/kernel/viewer.ts'
import { isOverdue } from '../tasks/overdue.ts'

const today = raw(todayInSql)
const soon = sql`90`
const thisYear = sql`extract(year from ${today})::int`

type Fact = (id: Sql, viewer: ViewerKind, rowFacts?: KnownOfRow) => Sql
/** Told to those who read that section of the estate, and null to others. */
const toldTo =
  (section: SectionName, fact: (id: Sql) => Sql): Fact =>
  (id, viewer, rowFacts) =>
    sql`case when ${rightsFor(viewer, id, 'read', section, rowFacts)} then ${fact(id)} end`
const field = (fact: Fact) => computed<Estate>(({ id }: Path<Estate>, viewer, rowFacts) => fact(id, viewer, rowFacts))

const tasks = (id: Sql, which: Sql) =>
  sql`(select count(*)::int from maintenance_task t where t.estate_id = ${id} and t.archived_at is null and ${which})`
const ends = (id: Sql) => sql`d.estate_id = ${id} and d.valid_to between ${today} - ${soon} and ${today} + ${soon}`

/** What estates are told apart by. */
export const facts = {
  overdue: toldTo('maintenance-plan', (id) => tasks(id, isOverdue)),
  soon: toldTo('maintenance-plan', (id) => tasks(id, sql`t.next_date between ${today} and ${today} + ${soon}`)),
  spent: toldTo(
    'maintenance-economy',
    (id) => sql`(select trim_scale(coalesce(sum(o.actual_cost_ore), 0) / 100.0) from maintenance_occurrence o where o.estate_id = ${id}
    and o.done_date between make_date(${thisYear}, 1, 1) and make_date(${thisYear}, 12, 31))`,
  ),
  budget: toldTo(
    'maintenance-economy',
    (id) => sql`(select trim_scale(sum(b.amount_ore) / 100.0) from building_budget b where b.estate_id = ${id} and b.year = ${thisYear})`,
  ),
  worst: toldTo(
    'technical-information',
    (id) => sql`(select max(p.condition_grade) from building_part p where p.estate_id = ${id} and p.condition_grade <> 'TGIU')`,
  ),
  ending: toldTo('insurance', (id) => sql`(select min(d.valid_to) from insurance_document d where ${ends(id)})`),
}
export const overdueCount = field(facts.overdue)
export const soonCount = field(facts.soon)
export const spent = field(facts.spent)
export const budget = field(facts.budget)
/** Asked once for both, and nothing where the section is closed: `from` selects one row, or none. */
const pairFrom = (section: SectionName, columns: Sql, from: (id: Sql) => Sql) =>
  sharing<Estate>(
    ({ id }, viewer, rowFacts) =>
      sql`select x.* from (select) one left join lateral (select ${columns} ${from(id)}) x on ${rightsFor(viewer, id, 'read', section, rowFacts)}`,
  )
const worst = pairFrom(
  'technical-information',
  sql`p.condition_grade, p.code`,
  (id) =>
    sql`from building_part p where p.estate_id = ${id} and p.condition_grade <> 'TGIU' order by p.condition_grade desc, p.code limit 1`,
)
export const worstGrade = worst('condition_grade')
export const worstPart = worst('code')
const ending = pairFrom(
  'insurance',
  sql`count(*)::int ending, min(d.valid_to) next_end, (array_agg(d.company order by d.valid_to, d.id))[1] next_end_of`,
  (id) => sql`from insurance_document d where ${ends(id)}`,
)
export const endingCount = ending('ending')
export const nextEnd = ending('next_end')
export const nextEndOf = ending('next_end_of')
