import { today } from '#schema/day.ts'
import type { OrderAction, OrderMove } from '#schema/projects/orderMoves.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { OrderLine } from '../orderLines/orderLine.entity.ts'
import type { Order } from '../orders/order.entity.ts'
import { tell } from '../orders/telling.ts'
import { keepSent } from './sending.ts'

/** Takes an order a step on its way. Whoever moves it holds it: of two who would, one comes too late. */
export async function moved(
  grant: OrderGrant,
  version: number | null | undefined,
  actionFrom: (before: Order) => OrderAction,
  words: string | null = null,
) {
  const before = await grant.order.get(grant.orderId)
  const move = grant.move(before, actionFrom(before))
  grant.order.refuseStale(before, version)
  if (move.action === 'release') {
    refuseExpired(before)
    await refuseUnpriced(grant, before)
  }
  return step(grant, before, move, words)
}

/** The step itself, of an order that is held, and may take it. */
export async function step(grant: OrderGrant, before: Order, { action, to }: OrderMove, words: string | null = null) {
  const [movedAt, movedByAccountId] = [new Date(), grant.viewer.accountId]
  const releasedAt = action === 'release' ? movedAt : undefined
  const written = await grant.order.change(before, { status: to, movedAt, movedByAccountId, releasedAt })
  if (action === 'release') await keepSent(grant)
  await tell(grant, action, words)
  return written
}

/** Whom a price was given binds nobody to it any more once its day has passed. */
export function refuseExpired({ validUntil }: Pick<Order, 'validUntil'>) {
  if (validUntil && validUntil < today()) throw new AppError('cannotHandleTheRequest', { reason: 'expired' })
}

/** Nobody can agree to what has no price. */
async function refuseUnpriced(grant: OrderGrant, order: Order) {
  const lines = await grant.of(OrderLine).all({})
  if (!lines.length) throw grant.refusalFrom(order.status, 'lines')
}
