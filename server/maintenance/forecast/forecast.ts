import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { kroner } from '../economy/costs.ts'
import { overdue } from '../tasks/overdue.ts'
import { money } from './counted.ts'

const known = (ore: string) => `trim_scale(${ore} / 100.0)`

/** Late, as the plan counts it: a time that has passed, and nobody says that it was done. */
const late = `select coalesce(sum(t.estimated_cost_ore), 0) ore, count(*)::int n from maintenance_task t cross join w
  where t.estate_id = $1 and t.archived_at is null and ${overdue}`
/** In a bad state, and nobody has planned anything. */
const bad = `select coalesce(sum(p.cost_estimate_ore), 0) ore, count(*)::int n from building_part p where p.estate_id = $1 and p.condition_grade in ('TG2', 'TG3')
  and not exists (select from maintenance_task x where x.estate_id = $1 and x.area_id = p.id and x.archived_at is null)`
/** Whole øre that are exactly the sum: what is left over goes to those whom most was cut from, the first of them where that is the same. */
const divided = `select s.id, s.name, s.numerator, s.sort_order, s.cut + (row_number() over (order by s.rest desc, s.sort_order) <= s.yearly_saving_ore - sum(s.cut) over ())::int ore
  from (select x.*, div(x.yearly_saving_ore::numeric * x.numerator, x.total) cut, (x.yearly_saving_ore::numeric * x.numerator) % x.total rest
    from (select h.id, h.name, h.numerator, h.sort_order, sum(h.numerator) over () total, said.yearly_saving_ore
      from share_of_estate h left join said on true where h.estate_id = $1) x) s`

const forecast = ofEstate(`with ${money},
  area as materialized (select coalesce((select area_m2 from said), (select sum(b.gross_area_m2) from building b where b.estate_id = $1)) m2)
  select json_build_object('id', $1::uuid, 'fromYear', w.a_year, 'toYear', w.z_year,
    'assumptions', (select json_build_object('priceGrowth', ${known('price_growth_bp')}, 'priceSource', price_source, 'fund', ${known('fund_ore')},
      'yearlySaving', ${known('yearly_saving_ore')}, 'interest', ${known('interest_bp')}, 'area', area_m2, 'version', version) from said),
    'years', (select json_agg(json_build_object('year', y, 'cost', ${kroner('cost')}, 'nominalCost', ${kroner('nominal')}, 'saving', ${known('saving')},
      'interest', ${known('interest')}, 'fund', ${known('fund')}, 'realFund', ${known('round(fund / dearer)')}) order by y) from money),
    'runsDry', (select min(y) from money where fund < 0),
    'buildings', (select coalesce(json_agg(json_build_object('buildingId', b.id, 'name', b.name, 'costs', c.costs) order by b.name, b.id), '[]')
      from building b join (select k.k, json_agg(${kroner('c.ore')} order by years.y) costs from (select distinct k from costs) k
        cross join years left join costs c on c.k = k.k and c.y = years.y group by k.k) c on c.k = b.id where b.estate_id = $1),
    'debt', (select json_build_object('amount', ${known('(late.ore + bad.ore)')}, 'partCount', bad.n, 'taskCount', late.n) from (${late}) late, (${bad}) bad),
    'area', area.m2, 'costPerArea', (select round((avg(cost) / 100.0 / nullif(area.m2, 0)::numeric), 2) from money),
    'shares', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'numerator', numerator, 'yearlySaving', ${known('ore')}) order by sort_order), '[]') from (${divided}) d)) forecast
  from w cross join area`)

/** Thirty years of maintenance, from this one on. */
export async function forecastOf(grant: EstateGrant) {
  const [found] = await grant.query<{ forecast: unknown }>(forecast)
  return found!.forecast
}
