import type { SectionName } from '#schema/access/sections.ts'
import { rightsFor } from '#server/access/onEstate.ts'
import type { Estate } from '#server/estates/estates/estate.entity.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { raw, type Sql, sql } from '#server/kernel/read/sql.ts'
import { isOverdue } from '../tasks/overdue.ts'
import { today as todayInSql } from '../tasks/taskTimes.ts'

const today = raw(todayInSql)
const soon = sql`90`
const thisYear = sql`extract(year from ${today})::int`

/** Told to those who read that section of the estate, and null to others. */
const toldTo = (section: SectionName, fact: (id: Sql) => Sql) =>
  computed<Estate>(
    ({ id }: Path<Estate>, viewer, known) => sql`case when ${rightsFor(viewer, id, 'read', section, known)} then ${fact(id)} end`,
  )

const tasks = (id: Sql, which: Sql) =>
  sql`(select count(*)::int from maintenance_task t where t.estate_id = ${id} and t.archived_at is null and ${which})`
const worst = (id: Sql, told: Sql) =>
  sql`(select ${told} from building_part p where p.estate_id = ${id} and p.condition_grade <> 'TGIU' order by p.condition_grade desc, p.code limit 1)`
const ending = (id: Sql, told: Sql) => sql`(select ${told} from insurance_document d where d.estate_id = ${id}
  and d.valid_to between ${today} - ${soon} and ${today} + ${soon})`

export const overdueCount = toldTo('maintenance-plan', (id) => tasks(id, isOverdue))
export const soonCount = toldTo('maintenance-plan', (id) => tasks(id, sql`t.next_date between ${today} and ${today} + ${soon}`))
export const spent = toldTo(
  'maintenance-economy',
  (id) => sql`(select trim_scale(coalesce(sum(o.actual_cost_ore), 0) / 100.0) from maintenance_occurrence o where o.estate_id = ${id}
    and o.done_date between make_date(${thisYear}, 1, 1) and make_date(${thisYear}, 12, 31))`,
)
export const budget = toldTo(
  'maintenance-economy',
  (id) => sql`(select trim_scale(sum(b.amount_ore) / 100.0) from building_budget b where b.estate_id = ${id} and b.year = ${thisYear})`,
)
export const worstGrade = toldTo('technical-information', (id) => worst(id, sql`p.condition_grade`))
export const worstPart = toldTo('technical-information', (id) => worst(id, sql`p.code`))
export const endingCount = toldTo('insurance', (id) => ending(id, sql`count(*)::int`))
export const nextEnd = toldTo('insurance', (id) => ending(id, sql`min(d.valid_to)`))
