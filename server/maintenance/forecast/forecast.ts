import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { writtenAt } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import { kroner } from '../economy/costs.ts'
import { overdue } from '../tasks/overdue.ts'
import { forecastTrades } from './byTrade.ts'
import { conditions } from './conditions.ts'
import { money } from './counted.ts'
import { divided } from './divided.ts'
import { greatestWorks } from './greatestWorks.ts'
import { type CountedYear, neededSaving } from './neededSaving.ts'
import { seenOf } from './scenarioCosts.ts'

const hundredths = (ore: string) => `trim_scale(${ore} / 100.0)`

/** Late, as the plan counts it: a time that has passed, and nobody says that it was done. */
const late = `select coalesce(sum(t.estimated_cost_ore), 0) ore, count(*)::int n from maintenance_task t cross join w
  where t.estate_id = $1 and t.archived_at is null and ${overdue}`
/** In a bad state, and nobody has planned anything. */
const bad = `select coalesce(sum(p.cost_estimate_ore), 0) ore, count(*)::int n from building_part p where p.estate_id = $1 and p.condition_grade in ('TG2', 'TG3')
  and not exists (select from maintenance_task x where x.estate_id = $1 and x.area_id = p.id and x.archived_at is null)`
/** Whether a change was written of tasks that have changed since. */
const behind = `c.seen is distinct from ${seenOf('t')} or (c.joined_to_id is not null or c.action = 'join') and c.seen_joined is distinct from ${seenOf('j')}`
const changesOf = (
  scenario: string,
) => `(select json_build_object('isBehind', coalesce(bool_or(${behind}), false), 'changes', coalesce(json_agg(json_build_object('taskId', c.task_id,
    'title', case when $2 then c.title end, 'action', c.action, 'planned', t.next_date, 'moveTo', c.move_to, 'joinedToId', c.joined_to_id,
    'joinedToTitle', case when $2 then j.title end, 'cost', ${hundredths('c.cost_ore')}) order by c.title, c.id), '[]')) told
  from scenario_change c left join maintenance_task t on t.estate_id = c.estate_id and t.id = c.task_id
    left join maintenance_task j on j.estate_id = c.estate_id and j.id = c.joined_to_id
  where c.estate_id = $1 and c.scenario_id = ${scenario})`

const yearsOf = (
  of: string,
) => `(select coalesce(json_agg(json_build_object('year', y, 'cost', ${kroner('cost')}, 'nominalCost', ${kroner('nominal')}, 'saving', ${hundredths('saving')},
    'interest', ${hundredths('interest')}, 'dearer', dearer, 'fund', ${hundredths('fund')}, 'realFund', ${hundredths('round(fund / dearer)')}) order by y), '[]') from money where s = ${of})`
const buildingsOf = (
  of: string,
) => `(select coalesce(json_agg(json_build_object('buildingId', b.id, 'name', b.name, 'costs', c.costs) order by b.name, b.id), '[]')
    from building b join (select k.k, json_agg(${kroner('c.ore')} order by years.y) costs from (select distinct k from costs where s = ${of}) k
      cross join years left join costs c on c.s = ${of} and c.k = k.k and c.y = years.y group by k.k) c on c.k = b.id where b.estate_id = $1)`
const runsDry = (of: string) => `(select min(y) from money where s = ${of} and fund < 0)`
const costPerArea = (of: string) => `(select round((avg(cost) / 100.0 / nullif(area.m2, 0)::numeric), 2) from money where s = ${of})`
const figuresOf = (of: string) =>
  `'years', ${yearsOf(of)}, 'buildings', ${buildingsOf(of)}, 'runsDry', ${runsDry(of)}, 'costPerArea', ${costPerArea(of)}`

/** Whether what the plan is counted with has changed beneath a scenario that has figures of its own. */
const otherFigures = `(f.price_growth_bp is not null or f.price_series is not null or f.yearly_saving_ore is not null) and f.seen_version is distinct from (select version from said)`

const scenarios = `(select coalesce(json_agg((json_build_object('id', f.id, 'name', f.name, 'priceGrowth', ${hundredths('f.price_growth_bp')}, 'priceSource', f.price_source, 'priceSeries', f.price_series,
    'yearlySaving', ${hundredths('f.yearly_saving_ore')}, 'savingFrom', f.saving_from, 'adoptedAt', ${writtenAt('f.adopted_at')},
    'mayTakeBack', f.was is not null and c.told ->> 'isBehind' = 'false' and not (${otherFigures}),
    'isBehind', c.told ->> 'isBehind' = 'true' or (${otherFigures}),
    'changes', c.told -> 'changes', 'version', f.version, ${figuresOf('f.id')})) order by f.id), '[]')
  from forecast_scenario f cross join lateral (select ${changesOf('f.id')} told) c where f.estate_id = $1)`

const month = (day: string) => `to_char(${day}, 'YYYY-MM')`
/** By name of the series, those that something was typed in of. */
const series = `(select coalesce(json_agg(json_build_object('series', p.series, 'firstPeriod', p.first_period, 'lastPeriod', p.last_period,
    'growth', ${hundredths('i.growth_bp')}, 'values', p.told) order by p.series), '[]')
  from (select series, ${month('min(period)')} first_period, ${month('max(period)')} last_period,
      json_agg(json_build_object('period', ${month('period')}, 'value', value) order by period) told from price_index where estate_id = $1 group by series) p
    left join indexed i on i.series = p.series)`

const forecast = ofEstate(
  `with ${money},
  area as materialized (select coalesce((select area_m2 from said), (select sum(b.gross_area_m2) from building b where b.estate_id = $1)) m2)
  select json_build_object('id', $1::uuid, 'fromYear', w.a_year, 'toYear', w.z_year,
    'assumptions', (select json_build_object('priceGrowth', ${hundredths('price_growth_bp')}, 'priceSource', price_source, 'priceSeries', price_series,
      'growth', ${hundredths('growth_bp')}, 'fund', ${hundredths('fund_ore')},
      'yearlySaving', ${hundredths('yearly_saving_ore')}, 'laterSaving', ${hundredths('later_saving_ore')}, 'laterFrom', later_from,
      'interest', ${hundredths('interest_bp')}, 'area', area_m2, 'version', version) from said), ${figuresOf('$1')},
    'debt', (select json_build_object('amount', ${hundredths('(late.ore + bad.ore)')}, 'partCount', bad.n, 'taskCount', late.n) from (${late}) late, (${bad}) bad),
    'conditions', case when $2 then ${conditions} end, 'area', area.m2,
    'shares', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'numerator', numerator, 'yearlySaving', ${hundredths('ore')}) order by sort_order), '[]') from (${divided('said.saving_ore')}) d),
    'priceSeries', ${series}, 'scenarios', ${scenarios}) forecast
  from w cross join area`,
  { isPlannedOnce: true },
)

/** What is told besides, where somebody asks for it. */
interface Wanted {
  withTrades?: boolean | null | undefined
  withWorks?: boolean | null | undefined
}
interface ForecastRow {
  assumptions: { fund: number; interest: number } | null
  years: readonly CountedYear[]
  scenarios: readonly { id: string; years: readonly CountedYear[] }[]
}

/** Thirty years of maintenance, from this one on: in the plan as it is, and as it might be. */
export async function forecastOf(grant: EstateGrant, { withTrades, withWorks }: Wanted = {}) {
  const [row] = await grant.query<{ forecast: ForecastRow }>(forecast, grant.may('read', 'maintenance-plan'))
  const counted = there(row).forecast
  const byTrade = withTrades ? await forecastTrades(grant) : undefined
  const byWork = withWorks ? await greatestWorks(grant) : undefined
  // One that was adopted is the plan, and has no years of its own.
  const needed = (years: readonly CountedYear[]) => (counted.assumptions && years.length ? neededSaving(years, counted.assumptions) : null)
  return {
    ...counted,
    neededSaving: needed(counted.years),
    trades: byTrade?.plan ?? null,
    works: byWork?.plan ?? null,
    scenarios: counted.scenarios.map((each) => ({
      ...each,
      neededSaving: needed(each.years),
      trades: byTrade?.scenarios[each.id] ?? null,
      works: byWork?.scenarios[each.id] ?? null,
    })),
  }
}
