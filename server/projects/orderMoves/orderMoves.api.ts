import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { put, type Route } from '#server/kernel/rest.ts'
import { ofTakenBack } from '../orders/copiedOrders.ts'
import { orderAnswer as answer } from '../orders/orders.api.ts'
import { moveOrder, rejectOrder } from './orderMoves.operations.ts'

export const graphql: GraphqlApi = { Mutation: { moveOrder, rejectOrder } }

const refuses = ['projectCompleted', 'stale', 'transition'] as const

export const rest: Route[] = [
  put('/api/private/order/status', moveOrder, { answer, refuses: [...refuses, 'expired'] }),
  put('/api/private/order/reject', rejectOrder, { answer, refuses }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'order_sent', section: 'estate', where: ofTakenBack }] }]
