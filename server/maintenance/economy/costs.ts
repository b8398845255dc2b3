import { today } from '#server/kernel/days.ts'

/** `w`: the years that are asked for, `$2` to `$3`, thirty from four years back where nobody says. */
export const years = `w as materialized (select f a_year, l z_year, y this_year, make_date(f, 1, 1) a, make_date(l, 12, 31) z
    from (select y, f, coalesce($3::int, f + 29) l
      from (select y, coalesce($2::int, least(y - 4, $3::int)) f from (select extract(year from ${today})::int y) this) one) asked),
  years as materialized (select generate_series(a_year, z_year) y from w)`

/** Every so many whole years: in each of them once. */
const isYearly = "period = 'month' and every % 12 = 0"
/** Seldom enough for its days to be written out; of all else the days of each year are counted. */
const isSeldom = "(period is null or period = 'month' and every > 12 and every % 12 > 0)"

/** How often a series comes in year `y`. Of a year that lies in it whole that is a division; else its days are looked at. */
const timesInYear = `case when counted_from < make_date(y, 1, 1) and since <= make_date(y, 1, 1) and till >= make_date(y, 12, 31)
      then case period when 'month' then (y * 12 + 11 - first_month) / every - (y * 12 - 1 - first_month) / every
        else (make_date(y, 12, 31) - counted_from) / (every * case period when 'week' then 7 else 1 end)
          - (make_date(y, 1, 1) - 1 - counted_from) / (every * case period when 'week' then 7 else 1 end) end
      else maintenance_times(counted_from, period, every, greatest(since, make_date(y, 1, 1)), least(till, make_date(y, 12, 31))) end`

/** What the times of tasks are counted by: `w` is the window. */
const counted = `(extract(year from counted_from) * 12 + extract(month from counted_from) - 1)::int first_month,
    greatest(open_from, w.a) since, least(end_date, w.z) till`

interface Costs {
  /** Its tasks: `k`, `ore`, the series and whether it is open. */
  of: string
  /** What each cost is told by. */
  by: string
  /** Which of the times that differ from their series count. */
  differing?: string
}
/**
 * `name`, of estate `$1` and the window `w`: what each task costs, in øre, in the years of its times. A time that was moved
 * counts where it was moved to, one that was done where it was due; a task that is over counts as done. Of what comes
 * every so many years, `begun` has by how much such costs change in a year: there are few of these, however many tasks.
 * `offset 0` keeps what is reckoned once from being reckoned wherever it is named.
 */
export const costsOf = (
  name: string,
  { of, by, differing = 'true' }: Costs,
) => `${name}_t as materialized (select x.*, ${counted} from (${of}) x cross join w),
  ${name}_going as not materialized (select * from ${name}_t where is_open and since <= till),
  ${name}_differing as materialized (select t.*, o.due_date, coalesce(o.moved_to, o.due_date) on_day, o.done_date
    from maintenance_occurrence o join ${name}_t t on t.id = o.task_id where o.estate_id = $1 and ${differing}),
  ${name}_begun as (select ${by}, years_between, at.y, sum(at.ore) ore from (
      select ${by}, ore, every / 12 years_between, extract(year from counted_from)::int + every / 12 * (n + (maintenance_day(counted_from, period, every, n) < since)::int) first_year,
        extract(year from counted_from)::int + every / 12 * (l - (maintenance_day(counted_from, period, every, l) > till)::int) last_year
      from (select *, maintenance_first(counted_from, period, every, since) n, maintenance_last(counted_from, period, every, till) l from ${name}_going where ${isYearly} offset 0) r offset 0) r
    cross join lateral (values (first_year, ore), (last_year + years_between, -ore)) at (y, ore) where first_year <= last_year group by ${by}, years_between, at.y),
  ${name} as (
    select ${by}, each.y, ore from ${name}_begun b cross join w cross join lateral generate_series(b.y, w.z_year, years_between) each (y)
    union all
    select ${by}, extract(year from on_day)::int y, ore from (
      select ${by}, ore, since, till, maintenance_day(counted_from, period, every, n) on_day from ${name}_going cross join lateral
        generate_series(maintenance_first(counted_from, period, every, since), maintenance_last(counted_from, period, every, till)) n
      where ${isSeldom}) d where on_day between since and till
    union all
    select ${by}, y, ore * ${timesInYear}
      from ${name}_going cross join lateral generate_series(extract(year from since)::int, extract(year from till)::int) y where not ${isSeldom} and not (${isYearly})
    union all
    select ${by}, extract(year from due_date)::int, -ore from ${name}_differing
      where is_open and due_date between since and till and maintenance_times(counted_from, period, every, due_date, due_date) = 1
    union all
    select ${by}, extract(year from on_day)::int, ore from ${name}_differing cross join w
      where on_day between a and z and (is_open or done_date is not null))`

/** `planned`: the same of the plan as it is, told by `key`. */
export const planned = (key: string) =>
  costsOf('planned', {
    of: `select t.id, ${key} k, t.estimated_cost_ore ore, t.counted_from, t.open_from, t.end_date, t.period, t.every, t.archived_at is null is_open
      from maintenance_task t join building_part p on p.estate_id = t.estate_id and p.id = t.area_id where t.estate_id = $1 and t.estimated_cost_ore > 0`,
    by: 'k',
  })

/** `actual`: what was done in those years did cost. */
export const actual = (key: string) => `actual as (select ${key} k, extract(year from o.done_date)::int y, o.actual_cost_ore ore
    from maintenance_occurrence o cross join w where o.estate_id = $1 and o.done_date between w.a and w.z and o.actual_cost_ore > 0)`

export const kroner = (ore: string) => `trim_scale(coalesce(${ore}, 0) / 100.0)`
