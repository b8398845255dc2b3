import type { GoesOn, GraphqlApi } from '#server/kernel/api.ts'
import { estateViewers } from './estateViewers.operations.ts'
import { estateVisit } from './estateVisit.entity.ts'
import { keepingVisits } from './estateVisits.ts'

export const graphql: GraphqlApi = { Query: { estateViewers }, entities: [estateVisit] }

export const goesOn: readonly GoesOn[] = [keepingVisits]
