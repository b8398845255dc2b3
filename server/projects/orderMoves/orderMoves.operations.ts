import { type OrderAction, moveTo } from '#schema/projects/orderMoves.ts'
import { moveOrderInput, rejectOrderInput } from '#schema/projects/orders.input.ts'
import type { OrderStatus } from '#schema/projects/orderTypes.ts'
import { worksOnOrder } from '#server/access/onOrder.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { command } from '#server/kernel/operation.ts'
import type { Order } from '../orders/order.entity.ts'
import { lettersOf } from '../orders/orderLetters.ts'
import { moved } from './moving.ts'

export const moveOrder = command({
  name: 'moveOrder',
  input: moveOrderInput,
  permission: worksOnOrder,
  async run({ grant, input: { status, version }, mail }) {
    let done!: OrderAction
    const written = await moved(grant, version, (from) => (done = actionTo(grant, from, status)))
    for (const letter of await lettersOf(grant, done)) await mail(letter)
    return written
  },
})

export const rejectOrder = command({
  name: 'rejectOrder',
  input: rejectOrderInput,
  permission: worksOnOrder,
  async run({ grant, input: { reason, version }, mail }) {
    const written = await moved(grant, version, () => 'reject', reason)
    for (const letter of await lettersOf(grant, 'reject', reason)) await mail(letter)
    return written
  },
})

function actionTo(grant: OrderGrant, from: Order, to: OrderStatus): OrderAction {
  const move = moveTo(from.status, to)
  // What was never sent can neither be taken back nor answered.
  const isTooEarly = !from.releasedAt && to !== 'rejectedByPmOrSc'
  if (!move) throw grant.refusalFrom(from.status, isTooEarly ? 'release' : undefined)
  return move.action
}
