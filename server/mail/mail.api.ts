import type { GraphqlApi } from '#server/kernel/api.ts'
import { outboxMail } from './outboxMail.entity.ts'

export const graphql: GraphqlApi = { entities: [outboxMail] }
