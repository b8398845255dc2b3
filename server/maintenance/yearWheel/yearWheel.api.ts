import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { wheelMonth, yearWheel } from './yearWheel.operations.ts'

export const graphql: GraphqlApi = { Query: { yearWheel, wheelMonth } }

const occurrence = `id taskId title priority trade buildingId buildingName areaId areaCode areaName responsibleKind responsibleId responsibleName dueDate date state`
const year = '/api/private/maintenance-plans/year-wheel/estates/:estateId'

export const rest: Route[] = [
  get(year, yearWheel, {
    answer: `{ year from today months { year month count doneCount overdueCount occurrences: marks { ${occurrence} } } overdueBefore { count occurrences: marks { ${occurrence} } } }`,
  }),
  get(`${year}/months/:month`, wheelMonth, { answer: `{ month page pageCount count occurrences { ${occurrence} } }` }),
]
