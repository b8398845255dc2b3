import type { Estate } from '#server/estates/estates/estate.entity.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'
import { facts } from './facts.ts'

const of = ({ id }: Path<Estate>, fact: keyof typeof facts) => facts[fact](id, 'account')

/** Whether that is wrong with an estate, as far as its viewer may know. */
export const isWrong = (estate: Path<Estate>, filter: Hole): Sql =>
  sql`case ${filter}::text when 'overdue' then ${of(estate, 'overdue')} > 0 when 'bad' then ${of(estate, 'worst')} = 'TG3'
    when 'over' then ${of(estate, 'spent')} > ${of(estate, 'budget')} when 'ending' then ${of(estate, 'ending')} is not null else true end`

/** The lower, the nearer the top. */
export const placeIn = (order: Hole, estate: Path<Estate>): Sql =>
  sql`case ${order}::text when 'overdue' then -coalesce(${of(estate, 'overdue')}, -1) when 'soon' then -coalesce(${of(estate, 'soon')}, -1)
    when 'spent' then -coalesce(${of(estate, 'spent')}, -1) when 'worst' then -coalesce(substr(${of(estate, 'worst')}, 3)::int, -1)
    when 'ending' then coalesce(${of(estate, 'ending')} - date '2000-01-01', 1e6) else 0 end`
