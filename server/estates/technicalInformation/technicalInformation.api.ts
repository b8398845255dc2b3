import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { through } from '#server/kernel/read/mapping.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { saveTechnicalInformation, technicalInformation } from './technicalInformation.operations.ts'

export const graphql: GraphqlApi = {
  Query: { technicalInformation },
  Mutation: { saveTechnicalInformation },
  names: { TechnicalInformation: Estate },
  types: { Estate: { technicalInformation: through(technicalInformation, { estateId: 'id' }) } },
}

const answer = `{ estateId: id heating waterSupply sewer electricity energyGrade radonMeasuredOn radonBq internet
  mainStopcock fuseBox waterMeter electricityMeter version }`

export const rest: Route[] = [
  get('/api/private/estate/:estateId/technical-information/estate', technicalInformation, { answer }),
  get('/api/public/:publicLinkKey/estate/:estateId/technical-information/estate', technicalInformation, { answer }),
]
