import type { GraphqlApi } from '#server/kernel/api.ts'
import { estateViewers } from './estateViewers.operations.ts'

export const graphql: GraphqlApi = { Query: { estateViewers } }
