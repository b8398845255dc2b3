import type { GraphqlApi } from '#server/kernel/api.ts'
import { put, type Route } from '#server/kernel/rest.ts'
import { orderAnswer as answer } from '../orders/orders.api.ts'
import { moveOrder, rejectOrder } from './orderMoves.operations.ts'

export const graphql: GraphqlApi = { Mutation: { moveOrder, rejectOrder } }

const refuses = ['projectCompleted', 'stale', 'transition'] as const

export const rest: Route[] = [
  put('/api/private/order/status', moveOrder, { answer, refuses: [...refuses, 'expired'] }),
  put('/api/private/order/reject', rejectOrder, { answer, refuses }),
]
