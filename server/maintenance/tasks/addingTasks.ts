import { inOre } from '#schema/money.ts'
import { Param, sql } from '#server/kernel/read/sql.ts'
import type { AddsAtOnce } from '#server/kernel/read/writesAtOnce.ts'
import { MaintenanceTask } from './maintenanceTask.entity.ts'

const taskFields = ['title', 'description', 'priority', 'trade', 'startDate', 'period', 'interval', 'endDate', 'basis'] as const

/** A task for the owners together, on an area whose building is in the plan already; whatever says more takes more than one look. */
export const addingTasks: AddsAtOnce = {
  when: ({ areaId, origin, responsibleKind, responsibleId }) =>
    areaId != null && origin == null && responsibleId == null && (responsibleKind == null || responsibleKind === 'landlord'),
  row({ input, given }) {
    const { estateId, areaId, taskId } = input as Readonly<Record<'estateId' | 'areaId' | 'taskId', (typeof input)[string]>>
    return {
      entity: MaintenanceTask,
      values: {
        estateId,
        buildingId: sql`(select building_id from building_part where id = ${areaId}::uuid)`,
        ...(given.has('taskId') && { id: taskId }),
        ...(given.has('estimatedCost') && { estimatedCostOre: cost }),
        ...Object.fromEntries(taskFields.filter((field) => given.has(field)).map((field) => [field, input[field]!])),
      },
      adopts: {
        property: 'areaId',
        by: (allowed) => sql`select p.id from building_part p join building b on b.id = p.building_id and b.in_plan
          where p.id = ${areaId}::uuid and p.estate_id = ${estateId}::uuid and ${allowed} for key share of p for share of b`,
      },
    }
  },
  changedFields: (input) => [...[...taskFields, 'estimatedCost'].filter((field) => input[field] !== undefined), 'areaId', 'buildingId'],
}

const cost = new Param(({ input }) => String(inOre(Number(input['estimatedCost']))))
