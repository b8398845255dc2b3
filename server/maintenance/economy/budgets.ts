import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { accountNamed } from '#server/accounts/people/accountNames.offer.ts'
import { writtenAt } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import { hangingOnTasks } from '../tasks/hangsOnTask.offer.ts'
import { actual, kroner, planned, years } from './costs.ts'

export interface Years {
  fromYear?: number | null | undefined
  toYear?: number | null | undefined
}

const budgetOfYear = `json_build_object('year', y, 'planned', ${kroner('planned')}, 'amount', trim_scale(amount / 100.0),
  'ordered', ${kroner('ordered')}, 'actual', ${kroner('actual')})`
const ordered = () =>
  [
    ...hangingOnTasks.all.flatMap(({ orderedByYear }) => orderedByYear ?? []),
    'select null::uuid k, null::int y, null::bigint ore where false',
  ].join(' union all ')

const budgets = hangingOnTasks.made(() =>
  ofEstate(
    `with ${years}, ${planned('t.building_id')}, ${actual('o.building_id')},
  counted as (select k, y, ore planned, null::bigint amount, null::bigint ordered, null::bigint actual from planned
    union all select b.building_id, b.year, null, b.amount_ore, null, null from building_budget b cross join w where b.estate_id = $1 and b.year between w.a_year and w.z_year
    union all select k, y, null, null, ore, null from (${ordered()}) o cross join w where y between w.a_year and w.z_year
    union all select k, y, null, null, null, ore from actual),
  sums as materialized (select k, y, sum(planned) planned, sum(amount) amount, sum(ordered) ordered, sum(actual) actual from counted group by k, y),
  known as (select b.id, b.name from building b where b.estate_id = $1 and (b.in_plan or b.id in (select k from sums))),
  dense as (select b.id, b.name, years.y, planned, amount, ordered, actual from known b cross join years left join sums s on s.k = b.id and s.y = years.y),
  others as (select y, planned, amount, ordered, actual from years left join (select * from sums where k is null) s using (y)),
  totals as (select y, sum(planned) planned, sum(amount) amount, sum(ordered) ordered, sum(actual) actual from years left join sums using (y) group by y)
  select json_build_object('id', $1::uuid, 'fromYear', w.a_year, 'toYear', w.z_year, 'thisYear', w.this_year,
    'isLocked', coalesce(l.is_locked, false), 'lockedAt', ${writtenAt('l.locked_at')}, 'version', coalesce(l.version, 1), 'lockedByName', ${accountNamed('l.locked_by_account_id')},
    'buildings', (select coalesce(json_agg(json_build_object('buildingId', id, 'name', name, 'years', told) order by name, id), '[]')
      from (select id, name, json_agg(${budgetOfYear} order by y) told from dense group by id, name) b),
    'others', (select json_agg(${budgetOfYear} order by y) from others), 'totals', (select json_agg(${budgetOfYear} order by y) from totals)) budgets
  from w left join estate_budget_lock l on l.estate_id = $1`,
    { isPlannedOnce: true },
  ),
)

/** What the maintenance of an estate may cost, and does, year by year. */
export async function budgetsOf(grant: EstateGrant, { fromYear, toYear }: Years = {}) {
  const { standing, viewer } = grant
  const onlyOf = standing === 'company' ? viewer.companyId : null
  const [row] = await grant.query<{ budgets: unknown }>(budgets(), fromYear ?? null, toYear ?? null, onlyOf)
  return there(row).budgets
}
