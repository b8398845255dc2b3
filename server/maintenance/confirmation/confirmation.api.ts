import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { MaintenanceOccurrence } from '../archive/maintenanceOccurrence.entity.ts'
import type { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'
import {
  confirmDoneTask,
  maintenanceSettings,
  sendBackDoneTask,
  setMaintenanceConfirmation,
  tasksToConfirm,
} from './confirmation.operations.ts'

export const graphql: GraphqlApi = {
  Query: { tasksToConfirm, maintenanceSettings },
  Mutation: { setMaintenanceConfirmation, confirmDoneTask, sendBackDoneTask },
  names: { MaintenanceSettings: Estate },
  types: {
    ArchivedTask: {
      awaitsConfirmation: computed<MaintenanceOccurrence>(({ reportedDate }) => sql`${reportedDate} is not null`),
      doneBy: computed<MaintenanceOccurrence>(
        ({ doneByAccountId }) =>
          sql`(select coalesce(c.name, a.name) from account a left join company c on c.id = a.company_id where a.id = ${doneByAccountId})`,
      ),
    },
    MaintenanceTask: {
      awaitsConfirmation: computed<MaintenanceTask>(
        ({ estateId, id }) =>
          sql`exists (select from maintenance_occurrence o where o.estate_id = ${estateId} and o.task_id = ${id} and o.reported_date is not null)`,
      ),
    },
  },
}

export const namedRecords: readonly NamedRecords[] = [
  { planConfirmation: { section: 'maintenance-plan', from: sql`maintenance_occurrence r`, name: sql`r.title` } },
]
