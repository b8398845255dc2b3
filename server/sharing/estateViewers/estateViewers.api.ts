import type { GraphqlApi } from '#server/kernel/api.ts'
import { del, type Route } from '#server/kernel/rest.ts'
import { deleteAccessLink, estateViewers } from './estateViewers.operations.ts'

export const graphql: GraphqlApi = { Query: { estateViewers }, Mutation: { deleteAccessLink } }

export const rest: Route[] = [del('/api/private/maintenance-plans/access-link/estates/:estateId/:linkId', deleteAccessLink)]
