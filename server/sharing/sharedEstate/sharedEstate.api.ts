import type { GraphqlApi } from '#server/kernel/api.ts'
import { sharedEstate, sharedProjects } from './sharedEstate.operations.ts'

export const graphql: GraphqlApi = { Query: { sharedEstate, sharedProjects } }
