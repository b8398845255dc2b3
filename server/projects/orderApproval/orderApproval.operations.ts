import { approveOrderInput, orderInput } from '#schema/projects/orders.input.ts'
import { approvesOrder, readsPrices } from '#server/access/onOrder.ts'
import { command, query } from '#server/kernel/operation.ts'
import { lettersOfApproval } from '../orders/orderLetters.ts'
import { agreedNow } from './agreed.ts'
import { approvable, approve, staged, withLogo } from './approving.ts'
import { OrderApproval } from './orderApproval.entity.ts'

/** Below its order. */
export const approvalOfOrder = query({
  name: 'approvalOfOrder',
  input: orderInput,
  permission: readsPrices,
  rows: ({ scope }) => scope.its(OrderApproval),
})

export const approveOrder = command({
  name: 'approveOrder',
  input: approveOrderInput,
  permission: approvesOrder,
  /** The paper is drawn before the order is held, and of nothing that would be refused. */
  async prepare({ grant, input: { version, comment = null }, call, app }) {
    const { order, agreed } = await agreedNow(grant, { comment, language: call.language })
    const move = approvable(grant, order, version)
    const content = await withLogo(agreed, app.files)
    return { move, version: order.version, agreed: content, paper: await staged(content, app.files) }
  },
  async run({ grant, prepared, mail }) {
    const written = await approve(grant, prepared)
    for (const letter of await lettersOfApproval(grant, prepared.agreed)) await mail(letter)
    return written
  },
})
