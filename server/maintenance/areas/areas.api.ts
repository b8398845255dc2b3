import { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, type Route } from '#server/kernel/rest.ts'
import { areasOfBuilding, deleteMaintenanceArea, maintenanceArea, saveMaintenanceArea } from './areas.operations.ts'

export const graphql: GraphqlApi = {
  Query: { maintenanceArea },
  Mutation: { saveMaintenanceArea, deleteMaintenanceArea },
  names: { MaintenanceArea: BuildingPart },
  types: {
    MaintenanceBuilding: { areas: through(areasOfBuilding, { estateId: 'estateId', buildingId: 'id' }) },
    MaintenanceArea: {
      costEstimate: computed<BuildingPart>(({ costEstimateOre }) => sql`trim_scale(${costEstimateOre} / 100.0)`),
      risk: computed<BuildingPart>(({ conditionGrade, consequenceGrade }) => sql`maintenance_risk(${conditionGrade}, ${consequenceGrade})`),
    },
  },
}

const facts = `areaId: id buildingId code name description conditionGrade consequenceGrade risk cause consequence costEstimate inspectedOn
  remainingLifeYears quantity unit version`
const tasks =
  'tasks { taskId: id title priority trade responsibleKind responsibleId estimatedCost startDate period interval endDate status nextDate }'
const documents = 'documents { id customName file { id name type path size url } createdAt }'
const area = '/api/private/maintenance-plans/estate-plans/:estateId/maintenance-plan-areas'

export const rest: Route[] = [
  post(area, saveMaintenanceArea, { answer: `{ ${facts} }`, status: 201, refuses: ['entityAlreadyExists'] }),
  get(`${area}/:areaId`, maintenanceArea, { answer: `{ ${facts} }` }),
  get(`${area}/:areaId/view`, maintenanceArea, { answer: `{ ${facts} taskCount overdueCount ${tasks} ${documents} }` }),
  del(`${area}/:areaId`, deleteMaintenanceArea, { refuses: ['planned'] }),
]

export const namedRecords: readonly NamedRecords[] = [
  { planArea: { section: 'maintenance-plan', from: sql`building_part r`, name: sql`r.name` } },
]
