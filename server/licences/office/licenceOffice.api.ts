import type { GraphqlApi } from '#server/kernel/api.ts'
import { licenceAdjustment } from './licenceAdjustment.entity.ts'
import { adjustLicence, licenceHolders } from './licenceOffice.operations.ts'

export const graphql: GraphqlApi = {
  Query: { licenceHolders },
  Mutation: { adjustLicence },
  entities: [licenceAdjustment],
  names: { LicenceAdjustment: null },
}
