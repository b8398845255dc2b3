import { planned } from '../economy/costs.ts'
import { today } from '../tasks/taskTimes.ts'

const span = 30

/** `w` and `years`: this year and the twenty-nine after it. */
const window = `w as materialized (select y a_year, y + ${span - 1} z_year, make_date(y, 1, 1) a, make_date(y + ${span - 1}, 12, 31) z
    from (select extract(year from ${today})::int y) this),
  years as materialized (select generate_series(a_year, z_year) y from w)`

/** Of a part whose life ends while nobody has planned anything for it: what it is thought to cost then, or now where it is over. */
const worn = `select p.building_id k, greatest(extract(year from coalesce(p.inspected_on, (p.created_at at time zone 'Europe/Oslo')::date))::int + p.remaining_life_years, w.a_year) y,
    p.cost_estimate_ore ore
  from building_part p cross join w where p.estate_id = $1 and p.cost_estimate_ore > 0 and p.remaining_life_years is not null
    and not exists (select from maintenance_task x where x.estate_id = $1 and x.area_id = p.id and x.archived_at is null)`

/**
 * `money`, of estate `$1`: what each year costs in today's øre and in its own, and what is left of the savings at its end.
 * What is saved bears interest from the beginning of a year on, as long as there is something.
 */
export const money = `${window}, ${planned('t.building_id')},
  costs as materialized (select k, y, sum(ore) ore from (select k, y, ore from planned union all select k, y, ore from (${worn}) x cross join w where y <= w.z_year) all_costs group by k, y),
  said as materialized (select a.*, 1 + a.price_growth_bp / 10000.0 growth from forecast_assumption a where a.estate_id = $1),
  dear as materialized (select years.y, coalesce(c.ore, 0) cost, power(coalesce((select growth from said), 1), years.y - w.a_year) dearer
    from years cross join w left join (select y, sum(ore) ore from costs group by y) c on c.y = years.y),
  priced as materialized (select y, cost, dearer, round(cost * dearer) nominal, round(s.yearly_saving_ore * dearer) saving from dear left join said s on true),
  money as (with recursive walk as (
      select p.y, p.cost, p.nominal, p.saving, p.dearer, round(s.fund_ore * s.interest_bp / 10000.0) interest,
          s.fund_ore + round(s.fund_ore * s.interest_bp / 10000.0) + p.saving - p.nominal fund
        from priced p join w on w.a_year = p.y left join said s on true
      union all
      select p.y, p.cost, p.nominal, p.saving, p.dearer, i.interest, walk.fund + i.interest + p.saving - p.nominal
        from walk join priced p on p.y = walk.y + 1 left join said s on true
          cross join lateral (select case when s.id is not null then round(greatest(walk.fund, 0) * s.interest_bp / 10000.0) end interest) i)
    select * from walk)`
