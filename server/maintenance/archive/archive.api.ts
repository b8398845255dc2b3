import { archiveMaintenanceTaskInput, changeDoneTaskInput } from '#schema/maintenance/archive.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { accountWith } from '#server/accounts/people/accountNames.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { fileAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import {
  archivedOfTask,
  archivedTask,
  archivedTasks,
  archiveMaintenanceTask,
  archiveMaintenanceTasks,
  changeDoneTask,
  takeBackDoneTask,
} from './archive.operations.ts'
import { MaintenanceOccurrence, maintenanceOccurrence } from './maintenanceOccurrence.entity.ts'

/** Kept of every time that was done. */
const kept = (property: 'title' | 'priority' | 'buildingName' | 'areaCode') =>
  computed<MaintenanceOccurrence>((occurrence) => occurrence[property])

export const graphql: GraphqlApi = {
  Query: { archivedTasks, archivedTask },
  Mutation: { archiveMaintenanceTask, archiveMaintenanceTasks, changeDoneTask, takeBackDoneTask },
  names: { ArchivedTask: MaintenanceOccurrence },
  entities: [maintenanceOccurrence],
  types: {
    ArchivedTask: {
      title: kept('title'),
      priority: kept('priority'),
      responsibleKind: computed<MaintenanceOccurrence>(({ responsibleKind }) => sql`coalesce(${responsibleKind}, 'landlord')`),
      trade: computed<MaintenanceOccurrence>(({ trade }) => trade),
      buildingName: kept('buildingName'),
      areaCode: kept('areaCode'),
      doneDate: computed<MaintenanceOccurrence>(({ doneDate, reportedDate }) => sql`coalesce(${doneDate}, ${reportedDate})`),
      responsibleName: computed<MaintenanceOccurrence>(
        ({ supplierName, responsibleId }) => sql`coalesce(${supplierName}, ${accountWith(responsibleId)})`,
      ),
      cost: computed<MaintenanceOccurrence>(({ actualCostOre }) => sql`trim_scale(${actualCostOre} / 100.0)`),
    },
    MaintenanceTask: { archived: through(archivedOfTask, { estateId: 'estateId', taskId: 'id' }) },
  },
}

const outcome = '{ done left { id name reason } }'
const facts = 'taskId: id title priority trade buildingId buildingName areaId areaCode areaName dueDate doneDate cost'
const answer = `{ ${facts} seriesTaskId: taskId awaitsConfirmation description comment file { id name type path size url } version createdAt }`
const done = '/api/private/maintenance-plans/estate-plans/:estateId/done-tasks/:occurrenceId'
const listed = `{ ${facts} comment }`

export const rest: Route[] = ['/api/private', '/api/public/:publicLinkKey']
  .flatMap((area) => [
    get(`${area}/estate/:estateId/archived-tasks`, archivedTasks, { answer: listed, shape: 'page' }),
    get(`${area}/estate/:estateId/archived-tasks/:taskId`, archivedTask, { answer }),
  ])
  .concat(
    put('/api/private/maintenance-plans/estate-plans/:estateId/send-task/archive/:taskId', archiveMaintenanceTask, {
      answer,
      body: fileAsUploaded,
      takes: archiveMaintenanceTaskInput.omit(['estateId', 'taskId']),
      refuses: ['transition'],
    }),
    post('/api/private/maintenance-plans/estate-plans/:estateId/tasks/archive', archiveMaintenanceTasks, { answer: outcome }),
    put(done, changeDoneTask, {
      answer,
      body: fileAsUploaded,
      takes: changeDoneTaskInput.omit(['estateId', 'occurrenceId', 'version']),
      refuses: ['transition'],
    }),
    del(done, takeBackDoneTask, { refuses: ['transition'] }),
  )

export const copies: readonly Copies[] = [
  { ofEstates: [{ table: 'maintenance_occurrence', section: 'archived-tasks' }], notCopied: ['archived_maintenance'] },
]

export const namedRecords: readonly NamedRecords[] = [
  { doneTask: { section: 'archived-tasks', from: sql`maintenance_occurrence r`, name: sql`r.title` } },
]
