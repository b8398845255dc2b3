import { today } from '#schema/day.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import { ForecastAssumption } from './forecast.entity.ts'
import { ForecastScenario, ScenarioChange } from './scenario.entity.ts'
import { endMoved, seenOf } from './scenarioCosts.ts'

/** The tasks that scenario `$2` is about, and those that others are joined to. */
const meant = `select c.task_id from scenario_change c where c.estate_id = $1 and c.scenario_id = $2
    union select c.joined_to_id from scenario_change c where c.estate_id = $1 and c.scenario_id = $2`
const lock = ofEstate(`select t.id from maintenance_task t where t.estate_id = $1 and t.id in (${meant}) order by t.id for update`)
const behind = ofEstate(`select from scenario_change c left join maintenance_task t on t.estate_id = c.estate_id and t.id = c.task_id
    left join maintenance_task j on j.estate_id = c.estate_id and j.id = c.joined_to_id
  where c.estate_id = $1 and c.scenario_id = $2 and (c.seen is distinct from ${seenOf('t')} or t.id is null
    or c.action = 'join' and (c.seen_joined is distinct from ${seenOf('j')} or j.id is null)) limit 1`)
const stood = ofEstate(`select json_build_object(
    'tasks', (select coalesce(json_agg(json_build_object('id', t.id, 'start', t.start_date, 'end', t.end_date, 'cost', t.estimated_cost_ore, 'description', t.description)), '[]')
      from maintenance_task t where t.estate_id = $1 and t.id in (${meant})),
    'times', (select coalesce(json_agg(json_build_object('task', o.task_id, 'due', o.due_date, 'moved', o.moved_to)), '[]') from maintenance_occurrence o
      where o.estate_id = $1 and o.done_date is null and o.reported_date is null and o.task_id in (select c.task_id from scenario_change c
        where c.estate_id = $1 and c.scenario_id = $2 and c.action = 'move'))) was`)

const begin = ofEstate(`delete from maintenance_occurrence where estate_id = $1 and done_date is null and reported_date is null
  and task_id in (select c.task_id from scenario_change c where c.estate_id = $1 and c.scenario_id = $2 and c.action = 'move')`)
const touched = 'version = t.version + 1, updated_at = now()'
const move = ofEstate(`update maintenance_task t set start_date = c.move_to, end_date = ${endMoved('t', 'c.move_to')},
    estimated_cost_ore = coalesce(c.cost_ore, t.estimated_cost_ore), ${touched}
  from scenario_change c where t.estate_id = $1 and c.estate_id = $1 and c.scenario_id = $2 and c.task_id = t.id and c.action = 'move'`)
/** What is done together costs both, and says what of it was another task. */
const join = ofEstate(`update maintenance_task t set estimated_cost_ore = coalesce(t.estimated_cost_ore, 0) + x.ore,
    description = left(concat_ws(E'\\n', t.description, x.titles), 4000), ${touched}
  from (select c.joined_to_id id, coalesce(sum(coalesce(c.cost_ore, b.estimated_cost_ore)), 0) ore, string_agg(b.title, E'\\n' order by b.title) titles
    from scenario_change c join maintenance_task b on b.estate_id = c.estate_id and b.id = c.task_id
    where c.estate_id = $1 and c.scenario_id = $2 and c.action = 'join' group by 1) x where t.estate_id = $1 and t.id = x.id`)
const leaveOut = ofEstate(`update maintenance_task t set archived_at = now(), ${touched}
  from scenario_change c where t.estate_id = $1 and c.estate_id = $1 and c.scenario_id = $2 and c.task_id = t.id and c.action <> 'move'`)
const look = ofEstate(`update scenario_change c set seen = x.seen, seen_joined = x.seen_joined
  from (select c.id, ${seenOf('t')} seen, case when j.id is not null then ${seenOf('j')} end seen_joined from scenario_change c
      join maintenance_task t on t.estate_id = c.estate_id and t.id = c.task_id left join maintenance_task j on j.estate_id = c.estate_id and j.id = c.joined_to_id
    where c.estate_id = $1 and c.scenario_id = $2) x where c.estate_id = $1 and c.id = x.id`)

const putBackTimes = ofEstate(`insert into maintenance_occurrence (estate_id, task_id, due_date, moved_to)
  select $1, x.task, x.due, x.moved from jsonb_to_recordset($2::jsonb) x(task uuid, due date, moved date) on conflict do nothing`)
const putBack =
  ofEstate(`update maintenance_task t set start_date = x.start, end_date = x."end", estimated_cost_ore = x.cost, description = x.description,
    archived_at = null, ${touched}
  from jsonb_to_recordset($2::jsonb) x(id uuid, start date, "end" date, cost bigint, description text) where t.estate_id = $1 and t.id = x.id`)

interface Was {
  tasks: unknown[]
  times: unknown[]
  figures?: Figures
}
type Figures = Pick<
  ForecastAssumption,
  'priceGrowthBp' | 'priceSource' | 'priceSeries' | 'yearlySavingOre' | 'laterSavingOre' | 'laterFrom'
>

const stale = () => new AppError('cannotHandleTheRequest', { reason: 'stale' })
const over = () => new AppError('cannotHandleTheRequest', { reason: 'transition' })

/** Does in the plan what the scenario says. What it is about must be as it was when the scenario was written. */
export async function adopt(grant: EstateGrant, { id, version }: { id: string; version?: number | null | undefined }) {
  const rows = grant.rows(ForecastScenario)
  const scenario = await rows.asSeen(id, version)
  if (scenario.adoptedAt) throw over()
  grant.refuseUnlessMay('update', 'maintenance-plan')
  const changes = await grant.rows(ScenarioChange).all({ scenarioId: id })
  if (changes.some(({ action }) => action !== 'move')) grant.refuseUnlessMay('delete', 'maintenance-plan')
  await refuseBehind(grant, id)
  const counted = await assumptionsOf(grant, scenario)
  const [row] = await grant.query<{ was: Was }>(stood, id)
  for (const step of [begin, move, join, leaveOut, look]) await grant.query(step, id)
  if (counted) await grant.rows(ForecastAssumption).change(counted, figuresOf(scenario))
  const was: Was = { ...there(row).was, ...(counted && { figures: standing(counted) }) }
  await rows.change(scenario, { adoptedAt: new Date(), was, ...(counted && { seenVersion: counted.version + 1 }) })
}

/** Puts back what stood there before, as long as nobody has changed it since. */
export async function takeBack(grant: EstateGrant, id: string) {
  const rows = grant.rows(ForecastScenario)
  const scenario = await rows.get(id)
  if (!scenario.adoptedAt || !scenario.was) throw over()
  grant.refuseUnlessMay('update', 'maintenance-plan')
  await refuseBehind(grant, id)
  const was = scenario.was as Was
  const counted = was.figures && (await assumptionsOf(grant, scenario))
  // The next time of each is found among its moved times, so these come first.
  await grant.query(putBackTimes, JSON.stringify(was.times))
  await grant.query(putBack, JSON.stringify(was.tasks))
  await grant.query(look, id)
  if (counted) await grant.rows(ForecastAssumption).change(counted, { ...was.figures })
  await rows.change(scenario, { adoptedAt: null, was: null, ...(counted && { seenVersion: counted.version + 1 }) })
}

async function refuseBehind(grant: EstateGrant, id: string) {
  await grant.query(lock, id)
  if ((await grant.query(behind, id)).length) throw stale()
}

/** Locked, and as it was seen; none where the scenario is not about them. */
async function assumptionsOf(grant: EstateGrant, { priceGrowthBp, priceSeries, yearlySavingOre, seenVersion }: ForecastScenario) {
  if (priceGrowthBp == null && !priceSeries && yearlySavingOre == null) return null
  const rows = grant.rows(ForecastAssumption)
  const [there] = await rows.all({})
  if (!there) throw stale()
  const counted = await rows.get(there.id)
  if (counted.version !== seenVersion) throw stale()
  return counted
}

const standing = ({
  priceGrowthBp,
  priceSource,
  priceSeries,
  yearlySavingOre,
  laterSavingOre,
  laterFrom,
}: ForecastAssumption): Figures => ({
  priceGrowthBp,
  priceSource,
  priceSeries,
  yearlySavingOre,
  laterSavingOre,
  laterFrom,
})

function figuresOf({ priceGrowthBp, priceSource, priceSeries, yearlySavingOre, savingFrom }: ForecastScenario) {
  const isLater = savingFrom != null && savingFrom > Number(today().slice(0, 4))
  return {
    ...(priceGrowthBp != null && { priceGrowthBp, priceSource, priceSeries: null }),
    ...(priceSeries && { priceSeries }),
    ...(yearlySavingOre != null &&
      (isLater ? { laterSavingOre: yearlySavingOre, laterFrom: savingFrom } : { yearlySavingOre, laterSavingOre: null, laterFrom: null })),
  }
}
