import { orderInput, orderLineInput, saveOrderLineInput } from '#schema/projects/orders.input.ts'
import { readsPrices, worksOnOrder, worksOnOrderOfLine } from '#server/access/onOrder.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { addingLines, alteringLines } from './linesAtOnce.ts'
import { OrderLine } from './orderLine.entity.ts'
import { keepSum, lineOf } from './pricing.ts'

/** Below their order. */
export const linesOfOrder = query({
  name: 'linesOfOrder',
  input: orderInput,
  permission: readsPrices,
  rows: ({ scope }) => scope.lines().by(() => []),
})

export const saveOrderLine = command({
  name: 'saveOrderLine',
  input: saveOrderLineInput,
  permission: worksOnOrder,
  adds: addingLines,
  alters: alteringLines,
  async run({ grant, input: { orderId, id, version, ...said } }) {
    const order = await grant.order.get(orderId)
    grant.move(order, 'edit')
    if (version) grant.order.refuseStale(order, version)
    const lines = grant.of(OrderLine)
    const before = id ? await lines.find(id) : null
    const written = before ? await lines.change(before, lineOf(said)) : await lines.add(lineOf(said), id)
    await keepSum(grant)
    return written
  },
})

export const deleteOrderLine = command({
  name: 'deleteOrderLine',
  input: orderLineInput,
  permission: worksOnOrderOfLine,
  async run({ grant, input: { id } }) {
    grant.move(await grant.order.get(grant.orderId), 'edit')
    await grant.of(OrderLine).remove(id)
    await keepSum(grant)
    return new Done(id)
  },
})
