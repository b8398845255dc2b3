import { costsOf } from '../economy/costs.ts'
import { type Stacked, stackedBy } from './stacked.ts'
import { worn } from './worn.ts'

/** How a task stood when somebody looked: what else it says, and what of it is done. */
export const seenOf = (task: string) =>
  `concat_ws('/', ${task}.version, ${task}.done_through, ${task}.next_due_date, ${task}.next_date, ${task}.archived_at is null)`

/** The end of a series whose next time is moved: as much later as that is. */
export const endMoved = (task: string, to: string) => `case when ${task}.end_date is not null then greatest(${to},
    (${task}.end_date + make_interval(months => months_between(coalesce(${task}.next_due_date, ${task}.start_date), ${to})))::date
      + (extract(day from ${to}) - extract(day from coalesce(${task}.next_due_date, ${task}.start_date)))::int) end`

/** `c`: what scenarios do with tasks that the plan still has. */
const changes = `living as materialized (select * from forecast_scenario l where l.estate_id = $1 and l.adopted_at is null),
  c as materialized (select c.scenario_id s, c.task_id, c.action, c.move_to, c.joined_to_id, c.cost_ore
    from scenario_change c join living l on l.id = c.scenario_id join maintenance_task t on t.estate_id = c.estate_id and t.id = c.task_id
    where c.estate_id = $1 and t.archived_at is null)`

const asItIs = 't.counted_from, t.open_from, t.end_date, t.period, t.every'
const ofTask = 'from c join maintenance_task t on t.estate_id = $1 and t.id = c.task_id'

/** Of each task that a scenario changes: less what it costs in the plan, and what it costs then. */
const changed = (
  by: Stacked,
) => `select t.id, c.s, ${stackedBy('t')[by]} k, -t.estimated_cost_ore ore, ${asItIs}, true is_open, false begins ${ofTask} where t.estimated_cost_ore > 0
  union all
  select t.id, c.s, ${stackedBy('t')[by]}, coalesce(c.cost_ore, t.estimated_cost_ore), c.move_to, c.move_to, ${endMoved('t', 'c.move_to')}, t.period, t.every, true, true
    ${ofTask} where c.action = 'move' and coalesce(c.cost_ore, t.estimated_cost_ore) > 0
  union all
  select t.id, c.s, ${stackedBy('t')[by]}, t.estimated_cost_ore, ${asItIs}, false, false ${ofTask} where c.action <> 'move' and t.estimated_cost_ore > 0
  union all
  select a.id, c.s, ${stackedBy('a')[by]}, coalesce(c.cost_ore, t.estimated_cost_ore), coalesce(m.move_to, a.counted_from), coalesce(m.move_to, a.open_from),
      case when m.move_to is null then a.end_date else ${endMoved('a', 'm.move_to')} end, a.period, a.every, true, m.move_to is not null
    ${ofTask} join maintenance_task a on a.estate_id = $1 and a.id = c.joined_to_id and a.archived_at is null
      left join c m on m.s = c.s and m.task_id = a.id and m.action = 'move'
    where c.action = 'join' and coalesce(c.cost_ore, t.estimated_cost_ore) > 0`

/** Parts that nothing is planned for any more, once a scenario has left out what there was. */
const bare = (
  by: Stacked,
) => `select c.s, x.k, x.y, x.ore from (${worn(by)}) x join (select distinct c.s, t.area_id from c join maintenance_task t on t.estate_id = $1 and t.id = c.task_id
    where c.action <> 'move') c on c.area_id = x.id
  where not exists (select from maintenance_task t where t.estate_id = $1 and t.area_id = x.id and t.archived_at is null
    and not exists (select from c gone where gone.s = c.s and gone.task_id = t.id and gone.action <> 'move'))`

/** `otherwise`: by how much a scenario `s` differs from the plan, by what costs are told by, and year. */
export const otherwise = (
  by: Stacked,
) => `${changes}, ${costsOf('changed', { of: changed(by), by: 's, k', differing: 'not (t.begins and o.done_date is null and o.reported_date is null)' })},
  otherwise as (select s, k, y, ore from changed union all select b.s, b.k, b.y, b.ore from (${bare(by)}) b cross join w where b.y <= w.z_year)`
