import { hoursSince } from '#schema/hours.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import { hangingOnTasks } from '../tasks/hangsOnTask.offer.ts'
import { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'
import { PlanImport } from './planImport.entity.ts'

const atOnce = 2000
const undoneWithinHours = 24

/** What nobody has done, moved, reported, ordered or changed since. */
const takeOut = hangingOnTasks.made((all) =>
  ofEstate(`delete from maintenance_task where estate_id = $1 and id in (
  select t.id from maintenance_task t where t.estate_id = $1 and t.import_id = $2 and t.version = 1
    and not exists (select from maintenance_occurrence o where o.estate_id = $1 and o.task_id = t.id)
    ${all.flatMap(({ keeps }) => (keeps ? [`and not ${keeps('t')}`] : [])).join(' ')} limit ${atOnce}) returning id`),
)
const takeAreas = ofEstate(`delete from building_part p where p.estate_id = $1 and p.id = any($2::uuid[]) and p.version = 1
  and not exists (select from maintenance_task t where t.estate_id = $1 and t.area_id = p.id)
  and not exists (select from plan_document d where d.estate_id = $1 and d.area_id = p.id)`)
const takeBuildings = ofEstate(
  `delete from building b where b.estate_id = $1 and b.id = any($2::uuid[]) and b.version = 1 and holds_nothing(b.id)`,
)

/** The plan as it was, but for what somebody has worked with. */
export async function undoImport(grant: EstateGrant, importId: string) {
  const imports = grant.rows(PlanImport)
  const before = await imports.get(importId)
  if (before.undoneAt || hoursSince(before.createdAt) > undoneWithinHours)
    throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  for (;;) if ((await grant.query(takeOut(), importId)).length < atOnce) break
  const keptCount = await grant.rows(MaintenanceTask).countOf({ importId })
  await grant.query(takeAreas, before.areaIds)
  await grant.query(takeBuildings, before.buildingIds)
  return imports.change(before, { undoneAt: new Date(), keptCount })
}
