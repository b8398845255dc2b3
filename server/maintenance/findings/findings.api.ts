import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { MaintenanceTask } from '#server/maintenance/tasks/maintenanceTask.entity.ts'
import { status } from '#server/maintenance/tasks/tasks.api.ts'
import { originOfTask, taskOfControlPoint, taskOfPart } from './findings.operations.ts'

const keys = { estateId: 'estateId', findingId: 'id' }
const kept = (property: 'originKind' | 'originName' | 'originCode' | 'originFound') => computed<MaintenanceTask>((task) => task[property])

export const graphql: GraphqlApi = {
  names: { TaskOrigin: MaintenanceTask, FindingTask: MaintenanceTask },
  types: {
    BuildingPart: { task: through(taskOfPart, keys) },
    MaintenanceArea: { task: through(taskOfPart, keys) },
    EstateControlPoint: { task: through(taskOfControlPoint, keys) },
    MaintenanceTask: { origin: through(originOfTask, { estateId: 'estateId', taskId: 'id' }) },
    TaskOrigin: {
      kind: kept('originKind'),
      findingId: computed<MaintenanceTask>(
        ({ originPartId, originSensorId, originControlPointId }) =>
          sql`coalesce(${originPartId}, ${originSensorId}, ${originControlPointId})`,
      ),
      buildingId: computed<MaintenanceTask>(
        ({ estateId, originPartId, originSensorId, originControlPointId }) =>
          sql`coalesce((select p.building_id from building_part p where p.estate_id = ${estateId} and p.id = ${originPartId}),
            (select c.building_id from estate_control_point c where c.estate_id = ${estateId} and c.id = ${originControlPointId}),
            (select s.building_id from moisture_sensor s where s.estate_id = ${estateId} and s.id = ${originSensorId}))`,
      ),
      name: kept('originName'),
      code: kept('originCode'),
      found: kept('originFound'),
    },
    FindingTask: {
      status,
      doneDate: computed<MaintenanceTask>(
        ({ estateId, id }) =>
          sql`(select max(o.done_date) from maintenance_occurrence o where o.estate_id = ${estateId} and o.task_id = ${id})`,
      ),
    },
  },
}
