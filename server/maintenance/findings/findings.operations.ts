import { taskOfFindingInput } from '#schema/maintenance/findings.input.ts'
import { maintenanceTaskInput } from '#schema/maintenance/tasks.input.ts'
import { readsBelowPlan, readsPlanBeside } from '#server/access/onPlan.ts'
import { query } from '#server/kernel/operation.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { MaintenanceTask } from '#server/maintenance/tasks/maintenanceTask.entity.ts'

/** Above its task. */
export const originOfTask = query({
  name: 'originOfTask',
  input: maintenanceTaskInput,
  permission: readsBelowPlan,
  rows: ({ scope, input }) => scope.row(MaintenanceTask, input.taskId).where(({ originKind }) => sql`${originKind} is not null`),
})

/** Below what was found: until that is settled there is one. */
const taskOf = (name: string, column: Sql) =>
  query({
    name,
    input: taskOfFindingInput,
    permission: readsPlanBeside,
    rows: ({ scope, input: { estateId, findingId } }) =>
      scope.row(
        MaintenanceTask,
        sql`(select f.id from maintenance_task f where f.estate_id = ${estateId} and ${column} = ${findingId} and f.origin_settled_at is null)`,
      ),
  })
export const taskOfPart = taskOf('taskOfPart', sql`f.origin_part_id`)
export const taskOfControlPoint = taskOf('taskOfControlPoint', sql`f.origin_control_point_id`)
