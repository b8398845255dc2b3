import { today } from '#server/kernel/days.ts'
import { planned } from '../economy/costs.ts'
import { otherwise } from './scenarioCosts.ts'
import { type Stacked, stackedBy } from './stacked.ts'
import { worn } from './worn.ts'

const span = 30

/** `w` and `years`: this year and the twenty-nine after it. */
const window = `w as materialized (select y a_year, y + ${span - 1} z_year, make_date(y, 1, 1) a, make_date(y + ${span - 1}, 12, 31) z
    from (select extract(year from ${today})::int y) this),
  years as materialized (select generate_series(a_year, z_year) y from w)`

/** `indexed`, of estate `$1`: by how much the prices of a series rose in a year, on average from its first period to its last; in hundredths of a per cent. */
const indexed = `indexed as materialized (
    select series, first_period, last_period, round(((power(last_value / first_value, 12.0 / months) - 1) * 10000)::numeric)::int growth_bp
    from (select series, min(period) first_period, max(period) last_period, (array_agg(value order by period))[1] first_value,
        (array_agg(value order by period desc))[1] last_value,
        (extract(year from max(period)) - extract(year from min(period))) * 12 + extract(month from max(period)) - extract(month from min(period)) months
      from price_index where estate_id = $1 group by series having count(*) > 1) s)`

/** Of a part whose life ends while nobody has planned anything for it. */
const unplanned = (by: Stacked) => `select x.k, x.y, x.ore from (${worn(by)}) x
  where not exists (select from maintenance_task t where t.estate_id = $1 and t.area_id = x.id and t.archived_at is null)`

/** What is saved in a year: as the scenario says, else as the plan does. */
const saved = `case when l.yearly_saving_ore is not null and years.y >= coalesce(l.saving_from, years.y) then l.yearly_saving_ore
    when l.yearly_saving_ore is null and years.y >= a.later_from then a.later_saving_ore else a.yearly_saving_ore end`

/**
 * `money`, of estate `$1`: what each year costs in today's øre and in its own, and what is left of the savings at its end;
 * in the plan, `s` the estate, and in each scenario; `costs` tells them by building or by trade, `k`. What is saved bears interest from the beginning of a year on, as long
 * as there is something.
 */
export function moneyBy(by: Stacked) {
  return `${window}, ${indexed}, ${planned(stackedBy('t')[by])}, ${otherwise(by)},
  cases as materialized (select $1::uuid s union all select id from living),
  plan as materialized (select k, y, sum(ore) ore from (select k, y, ore from planned union all select x.k, x.y, x.ore from (${unplanned(by)}) x cross join w where x.y <= w.z_year) all_costs group by k, y),
  costs as materialized (select s, k, y, sum(ore) ore from (select s, k, y, ore from plan cross join cases union all select s, k, y, ore from otherwise) all_costs group by s, k, y),
  said as materialized (select a.*, coalesce(i.growth_bp, a.price_growth_bp) growth_bp, case when w.a_year >= a.later_from then a.later_saving_ore else a.yearly_saving_ore end saving_ore
    from forecast_assumption a cross join w left join indexed i on i.series = a.price_series where a.estate_id = $1),
  dear as materialized (select cases.s, years.y, coalesce(c.ore, 0) cost, a.fund_ore, a.interest_bp, ${saved} saving_ore,
      power(1 + case when a.id is not null then coalesce(i.growth_bp, l.price_growth_bp, a.growth_bp) else 0 end / 10000.0, years.y - w.a_year) dearer
    from cases cross join years cross join w left join living l on l.id = cases.s left join indexed i on i.series = l.price_series left join said a on true
      left join (select s, y, sum(ore) ore from costs group by s, y) c on c.s = cases.s and c.y = years.y),
  priced as materialized (select *, round(cost * dearer) nominal, round(saving_ore * dearer) saving from dear),
  money as (with recursive walk as (
      select p.s, p.y, p.cost, p.nominal, p.saving, p.dearer, p.first interest, p.fund_ore + p.first + p.saving - p.nominal fund
        from (select *, round(fund_ore * interest_bp / 10000.0) first from priced) p join w on w.a_year = p.y
      union all
      select p.s, p.y, p.cost, p.nominal, p.saving, p.dearer, i.interest, walk.fund + i.interest + p.saving - p.nominal
        from walk join priced p on p.s = walk.s and p.y = walk.y + 1
          cross join lateral (select round(greatest(walk.fund, 0) * p.interest_bp / 10000.0) interest) i)
    select * from walk)`
}

export const money = moneyBy('building')
