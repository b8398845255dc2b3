import type { GraphqlApi } from '#server/kernel/api.ts'
import { adjustLicence, licenceHolders } from './licenceOffice.operations.ts'

export const graphql: GraphqlApi = { Query: { licenceHolders }, Mutation: { adjustLicence } }
