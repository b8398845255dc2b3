import type { GraphqlApi } from '#server/kernel/api.ts'
import { waiting } from './waiting.operations.ts'

export const graphql: GraphqlApi = {
  Query: { waiting },
  names: { Waiting: null, WaitingGroup: null, WaitingMatter: null },
}
