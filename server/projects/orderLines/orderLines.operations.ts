import { orderInput, orderLineInput, saveOrderLineInput } from '#schema/projects/orders.input.ts'
import { readsPrices, worksOnOrder, worksOnOrderOfLine } from '#server/access/onOrder.ts'
import { command, Done, query, writing } from '#server/kernel/operation.ts'
import { OrderLine } from './orderLine.entity.ts'
import { keepSum } from './pricing.ts'
import { savingLines } from './savingLines.ts'

/** Below their order. */
export const linesOfOrder = query({
  name: 'linesOfOrder',
  input: orderInput,
  permission: readsPrices,
  rows: ({ scope }) => scope.lines().by(() => []),
})

export const saveOrderLine = writing({
  name: 'saveOrderLine',
  input: saveOrderLineInput,
  permission: worksOnOrder,
  writes: savingLines,
})

export const deleteOrderLine = command({
  name: 'deleteOrderLine',
  input: orderLineInput,
  permission: worksOnOrderOfLine,
  endsOwnAccess: true,
  async run({ grant, input: { id } }) {
    grant.move(await grant.order.get(grant.orderId), 'edit')
    await grant.of(OrderLine).remove(id)
    await keepSum(grant)
    return new Done(id)
  },
})
