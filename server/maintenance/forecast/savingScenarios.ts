import type { InferType } from 'yup'
import { mostScenarios, type saveScenarioInput } from '#schema/maintenance/forecast.input.ts'
import { inOre } from '#schema/money.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { today } from '#server/kernel/days.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { ForecastAssumption } from './forecast.entity.ts'
import { refuseUnknown } from './savingPrices.ts'
import { ForecastScenario, ScenarioChange } from './scenario.entity.ts'
import { seenOf } from './scenarioCosts.ts'

type Sent = Omit<InferType<typeof saveScenarioInput>, 'estateId'>
type Figures = Omit<Sent, 'id' | 'version' | 'changes'>
type Change = NonNullable<Sent['changes']>[number]

const sentAs = (x: string) =>
  `jsonb_to_recordset($2::jsonb) ${x}(place int, task uuid, action text, move_to date, joined uuid, cost bigint)`
const sent = sentAs('x')
const isTwice = `exists (select from ${sentAs('y')} where y.task = x.task and y.place < x.place)`
/** The first change that can't be made, and why: its task is gone or comes twice, its new day is over, or whom it is joined to does not stay. */
const wrong = ofEstate(`select x.place::int, case when t.id is null or ${isTwice} then 'taskId'
    when x.action = 'move' then 'moveTo' else 'joinedToId' end field
  from ${sent} left join maintenance_task t on t.estate_id = $1 and t.id = x.task and t.archived_at is null
    left join maintenance_task j on j.estate_id = $1 and j.id = x.joined and j.archived_at is null
  where t.id is null or ${isTwice}
    or x.action = 'move' and (x.move_to < date_trunc('year', ${today}) or x.move_to <= (select max(greatest(o.due_date, o.done_date)) from maintenance_occurrence o
      where o.estate_id = $1 and o.task_id = t.id and o.done_date is not null))
    or x.action = 'join' and (j.id is null or j.id = t.id or exists (select from ${sentAs('y')} where y.task = j.id and y.action <> 'move'))
  order by x.place limit 1`)
const write =
  ofEstate(`insert into scenario_change (estate_id, scenario_id, task_id, title, action, move_to, joined_to_id, cost_ore, seen, seen_joined)
  select $1, $3, t.id, t.title, x.action, x.move_to, j.id, x.cost, ${seenOf('t')}, case when j.id is not null then ${seenOf('j')} end
    from ${sent} join maintenance_task t on t.estate_id = $1 and t.id = x.task left join maintenance_task j on j.estate_id = $1 and j.id = x.joined`)

/** Writes one with all its changes anew; one that was adopted stays as it is. */
export async function saveScenario(grant: EstateGrant, { id, version, changes, ...said }: Sent) {
  grant.refuseUnlessMay('read', 'maintenance-plan')
  const rows = grant.rows(ForecastScenario)
  const count = await rows.countAlone()
  const before = id ? await rows.asSeen(id, version) : null
  if (before?.adoptedAt || (!before && count >= mostScenarios)) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  const [counted] = await grant.rows(ForecastAssumption).all({})
  refuseUncounted(said, Boolean(counted))
  await refuseUnknown(grant, said.priceSeries)
  const values = { ...valuesOf(said), seenVersion: counted?.version ?? null }
  const written = before ? await rows.change(before, values) : await rows.add(values)
  const list = JSON.stringify((changes ?? []).map(rowOf))
  const [fault] = await grant.query<{ place: number; field: string }>(wrong, list)
  if (fault) throw invalid(`changes[${fault.place}].${fault.field}`, 'notValid')
  await grant.rows(ScenarioChange).removeWhere({ scenarioId: written.id })
  await grant.query(write, list, written.id)
  return written.id
}

/** Other figures than those of the plan need a plan that has figures. */
function refuseUncounted({ priceGrowth, priceSeries, yearlySaving, savingFrom }: Figures, isCounted: boolean) {
  if (savingFrom != null && yearlySaving == null) throw invalid('yearlySaving', 'required')
  if (priceSeries && priceGrowth != null) throw invalid('priceSeries', 'notValid')
  if (isCounted) return
  if (priceSeries) throw invalid('priceSeries', 'notValid')
  if (priceGrowth != null) throw invalid('priceGrowth', 'notValid')
  if (yearlySaving != null) throw invalid('yearlySaving', 'notValid')
}

const valuesOf = ({ name, priceGrowth, priceSource, priceSeries, yearlySaving, savingFrom }: Figures) => ({
  name,
  priceGrowthBp: priceGrowth == null ? null : inOre(priceGrowth),
  priceSource: priceGrowth == null ? null : (priceSource ?? null),
  priceSeries: priceSeries ?? null,
  yearlySavingOre: yearlySaving == null ? null : String(inOre(yearlySaving)),
  savingFrom: savingFrom ?? null,
})
const rowOf = ({ taskId, action, moveTo, joinedToId, cost }: Change, place: number) => ({
  place,
  task: taskId,
  action,
  move_to: action === 'move' ? moveTo : null,
  joined: action === 'join' ? joinedToId : null,
  cost: action === 'drop' || cost == null ? null : inOre(cost),
})
