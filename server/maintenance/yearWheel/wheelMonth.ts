import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { today } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import { taskTimes } from '../tasks/taskTimes.ts'
import { type Filter, filtered, inOrder, occurrenceColumns, matches, toldOf } from './occurrences.ts'

/** So many are listed at a time. */
const pageSize = 50

interface WantedMonth extends Filter {
  month: number
  page?: number | null | undefined
}

const window = `select a, (a + interval '1 month')::date - 1 z, ${today} today
  from (select make_date(coalesce($2::int, extract(year from ${today})::int), $6::int, 1) a) asked`

const page = ofEstate(`with ${taskTimes({ window, matches })},
  listed as (select ${occurrenceColumns} from times n order by ${inOrder} limit ${pageSize} offset ${pageSize} * ($7::int - 1))
  select (select count(*)::int from times) count, (select coalesce(json_agg(n.told order by ${inOrder}), '[]') from ${toldOf('listed')} n) occurrences`)

/** What there is in one month, a page at a time. */
export async function monthOf(grant: EstateGrant, { month, page: wantedPage, ...filter }: WantedMonth) {
  const number = wantedPage ?? 1
  const [row] = await grant.query<{ count: number; occurrences: unknown[] }>(page, ...filtered(filter), month, number)
  return { month, page: number, pageCount: Math.ceil(there(row).count / pageSize), ...there(row) }
}
