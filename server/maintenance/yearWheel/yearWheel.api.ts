import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { yearWheel } from './yearWheel.operations.ts'

export const graphql: GraphqlApi = { Query: { yearWheel } }

const occurrence = `id taskId title priority trade buildingId buildingName areaId areaCode areaName responsibleKind responsibleId responsibleName dueDate date state`

export const rest: Route[] = [
  get('/api/private/maintenance-plans/year-wheel/estates/:estateId', yearWheel, {
    answer: `{ year today months { month count doneCount overdueCount occurrences { ${occurrence} } } }`,
  }),
]
