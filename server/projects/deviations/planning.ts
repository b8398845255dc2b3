import type { InferType } from 'yup'
import type { planDeviationInput } from '#schema/projects/deviations.input.ts'
import { isOver } from '#schema/projects/deviationStates.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { invalid } from '#server/kernel/errors.ts'
import { Deviation } from './deviation.entity.ts'
import { notNow } from './deviations.ts'

const most = 500

const places = ofEstate(`select p.id "areaId", b.name building, p.code, p.name from building_part p
  join building b on b.estate_id = p.estate_id and b.id = p.building_id where p.estate_id = $1 order by b.name, b.id, p.code, p.name, p.id limit ${most}`)
export const placesFor = (grant: ProjectGrant) => grant.query(places)

const add = ofEstate(`insert into maintenance_task (estate_id, building_id, area_id, title, description, start_date)
  select $1, p.building_id, p.id, $3, $4, $5 from building_part p where p.estate_id = $1 and p.id = $2 returning id, building_id "buildingId"`)

/** What stays is followed where the owner follows the rest of the house. */
export async function plan(grant: ProjectGrant, sent: InferType<typeof planDeviationInput>) {
  const { deviationId, version, title, areaId, startDate } = sent
  const all = grant.rows(Deviation)
  const deviation = await all.get(deviationId)
  if (isOver(deviation.status)) throw notNow(deviation.status)
  all.refuseStale(deviation, version)
  const [task] = await grant.query<{ id: string; buildingId: string }>(add, areaId, title, deviation.text, startDate)
  if (!task) throw invalid('areaId', 'notValid')
  await grant.ofEstate(Building).mark({ id: task.buildingId, inPlan: false }, { inPlan: true })
  return all.change(deviation, { status: 'moved', movedAt: new Date(), taskId: task.id })
}
