import type { CostDivision } from '#schema/maintenance/costDivisions.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { type EstateSql, ofEstate } from '#server/access/heldSql.ts'
import { there } from '#server/kernel/errors.ts'
import type { Years } from './budgets.ts'
import { actual, kroner, planned, years } from './costs.ts'

interface Division {
  ofTask: string
  ofDone: string
  name: string
}

/** By what costs are told: of a task `t` on a part `p`, of what was done `o`, and how whoever is meant is called. */
const divisions: Readonly<Record<CostDivision, Division>> = {
  trade: { ofTask: 't.trade', ofDone: 'o.trade', name: 'null::text' },
  responsible: {
    ofTask: 't.responsible_id::text',
    ofDone: 'o.responsible_id::text',
    name: `coalesce((select s.name from maintenance_supplier s where s.estate_id = $1 and s.id::text = k), (select a.name from account a where a.id::text = k),
      (select o.supplier_name from maintenance_occurrence o where o.estate_id = $1 and o.responsible_id::text = k and o.supplier_name is not null order by o.id desc limit 1))`,
  },
  part: { ofTask: 'p.code', ofDone: 'o.area_code', name: 'null::text' },
}
const mostGroups = 100

const costs = ({ ofTask, ofDone, name }: Division) =>
  ofEstate(
    `with ${years}, ${planned(ofTask)}, ${actual(ofDone)},
  counted as (select k, y, ore planned, null::bigint actual from planned union all select k, y, null, ore from actual),
  sums as materialized (select k, y, sum(planned) planned, sum(actual) actual from counted group by k, y),
  groups as (select k, coalesce(sum(planned), 0) + coalesce(sum(actual), 0) ore from sums group by k order by 2 desc, 1 limit ${mostGroups}),
  dense as (select g.k, g.ore, years.y, s.planned, s.actual from groups g cross join years left join sums s on s.k is not distinct from g.k and s.y = years.y),
  told as (select k, ore, json_agg(json_build_object('year', y, 'planned', ${kroner('planned')}, 'actual', ${kroner('actual')}) order by y) years from dense group by k, ore)
  select json_build_object('fromYear', w.a_year, 'toYear', w.z_year, 'groups',
    (select coalesce(json_agg(json_build_object('key', k, 'name', ${name}, 'years', told.years) order by ore desc, k), '[]') from told)) costs from w`,
    { isPlannedOnce: true },
  )

const statements = Object.fromEntries(Object.entries(divisions).map(([by, division]) => [by, costs(division)])) as Record<
  CostDivision,
  EstateSql
>

export async function costsBy(grant: EstateGrant, by: CostDivision, { fromYear, toYear }: Years) {
  const [row] = await grant.query<{ costs: unknown }>(statements[by], fromYear ?? null, toYear ?? null)
  return there(row).costs
}
