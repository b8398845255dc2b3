import { inOre } from '#schema/money.ts'
import { Param, sql } from '#server/kernel/read/sql.ts'
import type { Writes } from '#server/kernel/read/writesAtOnce.ts'
import { MaintenanceTask } from './maintenanceTask.entity.ts'

const taskFields = ['title', 'description', 'priority', 'trade', 'startDate', 'period', 'interval', 'endDate', 'basis'] as const

/** A task for the owners together, on an area whose building is in the plan already; whatever says more takes more than one look. */
export const addingTasks = {
  when: ({ areaId, origin, responsibleKind, responsibleId }) =>
    areaId != null && origin == null && responsibleId == null && (responsibleKind == null || responsibleKind === 'landlord'),
  row({ input, given, sent }) {
    const { estateId, areaId, taskId } = input as Readonly<Record<'estateId' | 'areaId' | 'taskId', (typeof input)[string]>>
    return {
      entity: MaintenanceTask,
      finds: sql`select p.id, p.building_id from g join building_part p on p.id = ${areaId}::uuid and p.estate_id = ${estateId}::uuid
        join building b on b.id = p.building_id and b.in_plan where g.refused = 0 for key share of p for share of b`,
      whose: { estateId, ...(given.has('taskId') && { id: taskId }) },
      values: {
        ...Object.fromEntries(taskFields.filter((field) => sent.has(field)).map((field) => [field, input[field]!])),
        ...(given.has('estimatedCost') && { estimatedCostOre: cost }),
        areaId: sql`f.id`,
        buildingId: sql`f.building_id`,
      },
    }
  },
} satisfies Writes

const cost = new Param(({ input }) => String(inOre(Number(input['estimatedCost']))))
