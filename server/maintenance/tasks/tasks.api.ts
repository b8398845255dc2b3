import { createMaintenanceTaskInput, updateMaintenanceTaskInput } from '#schema/maintenance/tasks.input.ts'
import { ownersHold } from '#server/access/needsLicence.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { accountWith } from '#server/accounts/people/accountNames.offer.ts'
import type { Searchable } from '#server/accounts/search/searchable.offer.ts'
import type { Waits } from '#server/accounts/waiting/waits.offer.ts'
import type { Building } from '#server/estates/buildings/building.entity.ts'
import type { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import type { Estate } from '#server/estates/estates/estate.entity.ts'
import type { HangsOnEstate } from '#server/estates/hangsOnEstate.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import { buildingOfArea } from '../buildings/planBuildings.operations.ts'
import { MaintenanceTask, maintenanceTask as taskEntity } from './maintenanceTask.entity.ts'
import { isOverdue } from './overdue.ts'
import { addPlannedTasks } from './plannedTasks.operations.ts'
import { hasTasks, planOnEstate } from './planOnEstate.ts'
import { searchesTasks } from './searchesTasks.ts'
import {
  assignMaintenanceTasks,
  deleteMaintenanceTasks,
  moveMaintenanceTasks,
  moveMaintenanceTasksToArea,
} from './severalTasks.operations.ts'
import {
  comingTasks,
  createMaintenanceTask,
  deleteMaintenanceTask,
  maintenanceTask,
  moveMaintenanceTask,
  responsibleOptions,
  tasksOfArea,
  updateMaintenanceTask,
} from './tasks.operations.ts'
import { plansWait, tasksWait } from './waitingTasks.ts'

const ofArea = ({ estateId, id }: Path<BuildingPart>) => sql`t.estate_id = ${estateId} and t.area_id = ${id} and t.archived_at is null`
const ofBuilding = ({ estateId, id }: Path<Building>) => sql`t.estate_id = ${estateId} and t.building_id = ${id} and t.archived_at is null`
const isOpen = ({ archivedAt }: Path<MaintenanceTask>) => sql`${archivedAt} is null`
const overdueAmong = (those: Sql) => sql`(select count(*)::int from maintenance_task t where ${those} and ${isOverdue})`

export const status = computed<MaintenanceTask>(({ archivedAt }) => sql`case when ${archivedAt} is null then 'active' else 'archived' end`)

export const graphql: GraphqlApi = {
  Query: { maintenanceTask, comingTasks, responsibleOptions },
  Mutation: {
    addPlannedTasks,
    createMaintenanceTask,
    updateMaintenanceTask,
    deleteMaintenanceTask,
    moveMaintenanceTask,
    moveMaintenanceTasks,
    moveMaintenanceTasksToArea,
    assignMaintenanceTasks,
    deleteMaintenanceTasks,
  },
  entities: [taskEntity],
  types: {
    FirstSteps: { hasTasks },
    Estate: {
      comingTasks: through(comingTasks, { estateId: 'id' }),
      isPlanPaid: computed<Estate>(({ id }) => ownersHold(id)),
    },
    MaintenanceBuilding: {
      taskCount: countOf(MaintenanceTask, { estateId: 'estateId', buildingId: 'id' }, isOpen),
      overdueCount: computed<Building>((building) => overdueAmong(ofBuilding(building))),
    },
    MaintenanceArea: {
      building: through(buildingOfArea, { estateId: 'estateId', buildingId: 'buildingId' }),
      taskCount: countOf(MaintenanceTask, { estateId: 'estateId', areaId: 'id' }, isOpen),
      overdueCount: computed<BuildingPart>((area) => overdueAmong(ofArea(area))),
      nextDate: computed<BuildingPart>((area) => sql`(select min(t.next_date) from maintenance_task t where ${ofArea(area)})`),
      tasks: through(tasksOfArea, { estateId: 'estateId', areaId: 'id' }),
    },
    MaintenanceTask: {
      buildingName: computed<MaintenanceTask>(({ buildingId }) => sql`(select b.name from building b where b.id = ${buildingId})`),
      areaCode: computed<MaintenanceTask>(({ areaId }) => sql`(select p.code from building_part p where p.id = ${areaId})`),
      areaName: computed<MaintenanceTask>(({ areaId }) => sql`(select p.name from building_part p where p.id = ${areaId})`),
      estimatedCost: computed<MaintenanceTask>(({ estimatedCostOre }) => sql`trim_scale(${estimatedCostOre} / 100.0)`),
      responsibleName: computed<MaintenanceTask>(
        ({ supplierId, responsibleId }) =>
          sql`coalesce((select s.name from maintenance_supplier s where s.id = ${supplierId}), ${accountWith(responsibleId)})`,
      ),
      status,
    },
  },
}

const facts = `taskId: id areaId buildingId title description priority trade responsibleKind responsibleId responsibleName estimatedCost
  startDate period interval endDate basis status nextDate origin { kind findingId buildingId name code found } version`
const task = '/api/private/maintenance-plans/estate-plans/:estateId/tasks'
const outcome = { answer: '{ done left { id name reason } }' }

export const waits: readonly Waits[] = [tasksWait, plansWait]

export const rest: Route[] = [
  post(task, createMaintenanceTask, {
    answer: `{ ${facts} }`,
    status: 201,
    takes: createMaintenanceTaskInput.omit(['estateId']),
    refuses: ['entityAlreadyExists'],
  }),
  post('/api/private/maintenance-plans/estate-plans/:estateId/planned-tasks', addPlannedTasks, {
    answer: '{ buildingId: id name taskCount }',
    status: 201,
  }),
  get(`${task}/:taskId`, maintenanceTask, {
    answer: `{ ${facts} createdAt archived(first: 1000) { edges { node { taskId: id dueDate doneDate cost comment } } } }`,
  }),
  put(`${task}/:taskId`, updateMaintenanceTask, {
    answer: `{ ${facts} }`,
    takes: updateMaintenanceTaskInput.omit(['estateId', 'taskId', 'version']),
    refuses: ['transition'],
  }),
  del(`${task}/:taskId`, deleteMaintenanceTask),
  post(`${task}/move`, moveMaintenanceTasks, outcome),
  post(`${task}/move-to-area`, moveMaintenanceTasksToArea, outcome),
  post(`${task}/assign`, assignMaintenanceTasks, outcome),
  post(`${task}/delete`, deleteMaintenanceTasks, outcome),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'maintenance_task', section: 'maintenance-plan' }] }]

export const hangsOnEstate: readonly HangsOnEstate[] = [planOnEstate]

export const namedRecords: readonly NamedRecords[] = [
  { planTask: { section: 'maintenance-plan', from: sql`maintenance_task r`, name: sql`r.title` } },
]

export const searches: readonly Searchable[] = [searchesTasks]
