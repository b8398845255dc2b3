import { Building } from '#server/estates/buildings/building.entity.ts'
import { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { countOf } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import {
  addMaintenanceBuilding,
  maintenanceBuilding,
  maintenanceBuildingOptions,
  maintenanceBuildings,
  removeMaintenanceBuilding,
  updateMaintenanceBuilding,
} from './planBuildings.operations.ts'

export const graphql: GraphqlApi = {
  Query: { maintenanceBuildings, maintenanceBuilding, maintenanceBuildingOptions },
  Mutation: { addMaintenanceBuilding, updateMaintenanceBuilding, removeMaintenanceBuilding },
  names: { MaintenanceBuilding: Building },
  types: {
    MaintenanceBuilding: {
      areaCount: countOf(BuildingPart, { estateId: 'estateId', buildingId: 'id' }),
    },
  },
}

const answer = `{ buildingId: id name inPlan houseType buildingNumber builtYear grossAreaM2 floorsCount foundation structure roofType
  roofCovering cladding windowsYear heating ventilation version }`
const area = 'areaId: id code name conditionGrade consequenceGrade risk'
const tasks = 'tasks { taskId: id title priority startDate period interval endDate status nextDate }'
const plan = '/api/private/maintenance-plans'

export const rest: Route[] = [
  get(`${plan}/estate-plans/:estateId/maintenance-plan-buildings`, maintenanceBuildings, {
    answer: `{ buildingId: id name areaCount taskCount overdueCount areas { ${area} taskCount overdueCount } }`,
  }),
  get(`${plan}/estate-plans/:estateId/maintenance-plan-buildings/:buildingId`, maintenanceBuilding, {
    answer: `{ buildingId: id name areaCount taskCount overdueCount areas { ${area} taskCount overdueCount ${tasks} } version }`,
  }),
  post(`${plan}/building/estates/:estateId/buildings`, addMaintenanceBuilding, { answer, status: 201, refuses: ['entityAlreadyExists'] }),
  get(`${plan}/building/estates/:estateId/buildings/:buildingId`, maintenanceBuilding, { answer }),
  put(`${plan}/building/estates/:estateId/buildings/:buildingId`, updateMaintenanceBuilding, { answer, refuses: ['entityAlreadyExists'] }),
  del(`${plan}/building/estates/:estateId/buildings/:buildingId`, removeMaintenanceBuilding, { refuses: ['planned'] }),
  get(`${plan}/building/estates/:estateId/building-options`, maintenanceBuildingOptions, { answer: '{ id name isInPlan: inPlan }' }),
]

export const namedRecords: readonly NamedRecords[] = [
  { planBuilding: { section: 'maintenance-plan', from: sql`building r`, name: sql`r.name` } },
]
