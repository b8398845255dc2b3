import type { GraphqlApi } from '#server/kernel/api.ts'
import { controlArea } from './controlArea.entity.ts'

export const graphql: GraphqlApi = { entities: [controlArea] }
