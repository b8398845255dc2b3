import type { GraphqlApi } from '#server/kernel/api.ts'
import { controlPoint } from './controlPoint.entity.ts'

export const graphql: GraphqlApi = { entities: [controlPoint] }
