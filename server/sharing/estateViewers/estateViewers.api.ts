import type { GraphqlApi } from '#server/kernel/api.ts'
import { estateViewers } from './estateViewers.operations.ts'
import { estateVisit } from './estateVisit.entity.ts'

export const graphql: GraphqlApi = { Query: { estateViewers }, entities: [estateVisit] }
