import { changeDeviationInput, moveDeviationInput, planDeviationInput, raiseDeviationInput } from '#schema/projects/deviations.input.ts'
import { accountId } from '#server/access/guards.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { personOf, personWith } from '#server/accounts/people/accountNames.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { filesAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { raw, type Sql, sql } from '#server/kernel/read/sql.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import type { HangsOnTask } from '#server/maintenance/tasks/hangsOnTask.offer.ts'
import { called } from '#server/projects/controlAreas/controlNames.ts'
import { Deviation, deviation as deviationEntity, deviationFile } from './deviation.entity.ts'
import { awaitsViewer, isLate, isOpen } from './deviationFacts.ts'
import {
  changeDeviation,
  deviation,
  deviationOfTask,
  deviationPlaces,
  deviations,
  filesOfDeviation,
  moveDeviation,
  planDeviation,
  raiseDeviation,
} from './deviations.operations.ts'

const tables = { point: raw('control_point'), area: raw('control_area') }
/** What the catalogue calls it, or they themselves do. */
const nameIn = (kind: 'point' | 'area', id: Sql) =>
  sql`(select ${called(kind)({ name: sql`n.name`, code: sql`n.code` })} from ${tables[kind]} n where n.id = ${id})`
const taskColumn = (column: 'building_id' | 'area_id') =>
  computed<Deviation>(
    ({ estateId, taskId }) => sql`(select t.${raw(column)} from maintenance_task t where t.estate_id = ${estateId} and t.id = ${taskId})`,
  )
const roomColumn = (column: 'name' | 'type') =>
  computed<Deviation>(
    ({ estateId, roomId }) => sql`(select r.${raw(column)} from room r where r.estate_id = ${estateId} and r.id = ${roomId})`,
  )

export const graphql: GraphqlApi = {
  Query: { deviations, deviation, deviationPlaces },
  Mutation: { raiseDeviation, changeDeviation, moveDeviation, planDeviation },
  entities: [deviationEntity, deviationFile],
  names: { TaskDeviation: Deviation, DeviationPlace: null },
  types: {
    MaintenanceTask: { deviation: through(deviationOfTask, { estateId: 'estateId', taskId: 'id' }) },
    TaskDeviation: {
      projectName: computed<Deviation>(({ projectId }) => sql`(select p.name from project p where p.id = ${projectId})`),
    },
    Project: {
      openDeviationCount: countOf(Deviation, { estateId: 'estateId', projectId: 'id' }, isOpen),
    },
    Deviation: {
      responsibleName: computed<Deviation>(
        ({ responsibleId }) => sql`(select coalesce(${raw(personOf('a'))}, s.contact_name, s.name) from project_participant t
          left join account a on a.id = t.account_id left join subcontractor s on s.id = t.subcontractor_id where t.id = ${responsibleId})`,
      ),
      isLate: computed<Deviation>(isLate),
      awaitsMe: computed<Deviation>((row, viewer) => (viewer === 'account' ? awaitsViewer(row) : sql`false`)),
      controlPointName: computed<Deviation>(({ controlPointId }) => nameIn('point', controlPointId)),
      controlAreaName: computed<Deviation>(({ controlAreaId }) => nameIn('area', controlAreaId)),
      documentName: computed<Deviation>(({ documentId }) => sql`(select x.custom_name from project_document x where x.id = ${documentId})`),
      roomName: roomColumn('name'),
      roomType: roomColumn('type'),
      taskBuildingId: taskColumn('building_id'),
      taskAreaId: taskColumn('area_id'),
      raisedBy: computed<Deviation>(
        ({ raisedByName, raisedByAccountId }) => sql`coalesce(${raisedByName}, ${personWith(raisedByAccountId)})`,
      ),
      isRaisedByMe: computed<Deviation>(({ raisedByAccountId }, viewer) =>
        viewer === 'account' ? sql`(${raisedByAccountId} is not distinct from ${accountId})` : sql`false`,
      ),
      mendedBy: computed<Deviation>(
        ({ mendedByName, mendedByAccountId }) => sql`coalesce(${mendedByName}, ${personWith(mendedByAccountId)})`,
      ),
      files: through(filesOfDeviation, { projectId: 'projectId', deviationId: 'id' }),
    },
  },
}

const facts = `deviationId: id projectId number status text controlPointId controlPointName controlAreaId controlAreaName documentId documentName markX markY roomId roomName roomType
  responsibleId responsibleName dueDate isLate awaitsMe raisedBy isRaisedByMe answer mendedAt mendedBy confirmedAt movedAt taskId version createdAt`
const answer = `{ ${facts} files { id side file { id name type path size url } } }`
const place = '/api/private/project/:projectId/deviations'
const one = `${place}/:deviationId`

export const rest: Route[] = [
  get(place, deviations, { answer, shape: 'page', query: { searchQuery: 'search' } }),
  post(place, raiseDeviation, {
    answer,
    status: 201,
    body: filesAsUploaded,
    takes: raiseDeviationInput.omit(['projectId']),
    refuses: ['projectCompleted'],
  }),
  get(one, deviation, { answer }),
  put(one, changeDeviation, {
    answer,
    body: filesAsUploaded,
    takes: changeDeviationInput.omit(['projectId', 'deviationId', 'version']),
    refuses: ['projectCompleted', 'stale', 'transition'],
  }),
  post(`${one}/move`, moveDeviation, {
    answer,
    body: filesAsUploaded,
    takes: moveDeviationInput.omit(['projectId', 'deviationId', 'version']),
    refuses: ['projectCompleted', 'stale', 'transition'],
  }),
  post(`${one}/plan`, planDeviation, {
    answer,
    takes: planDeviationInput.omit(['projectId', 'deviationId', 'version']),
    refuses: ['projectCompleted', 'stale', 'transition'],
  }),
]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'project_deviation', section: 'estate' },
      { table: 'project_deviation_file', section: 'estate' },
    ],
  },
]

export const hangsOnTask: readonly HangsOnTask[] = [
  { keeps: (task) => `exists (select from project_deviation d where d.estate_id = ${task}.estate_id and d.task_id = ${task}.id)` },
]

export const namedRecords: readonly NamedRecords[] = [
  { deviation: { section: 'projects', from: sql`project_deviation r`, name: sql`left(r.text, 80)` } },
]
