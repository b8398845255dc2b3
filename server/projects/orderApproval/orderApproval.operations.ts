import { approveOrderInput, orderInput } from '#schema/projects/orders.input.ts'
import { readsOrder, worksOnOrder } from '#server/access/onOrder.ts'
import { command, query } from '#server/kernel/operation.ts'
import { lettersOfApproval } from '../orders/letters.ts'
import { agreedNow } from './agreed.ts'
import { approve, staged } from './approving.ts'
import { OrderApproval } from './orderApproval.entity.ts'

/** Below its order. */
export const approvalOfOrder = query({
  name: 'approvalOfOrder',
  input: orderInput,
  permission: readsOrder,
  rows: ({ scope }) => scope.its(OrderApproval),
})

export const approveOrder = command({
  name: 'approveOrder',
  input: approveOrderInput,
  permission: worksOnOrder,
  async prepare({ grant, input: { comment = null }, call }) {
    const { status, version, agreed } = await agreedNow(grant, { comment, language: call.language })
    grant.move(status, 'approve')
    return { version, agreed, paper: await staged(agreed, call.files) }
  },
  async run({ grant, input, prepared, mail }) {
    const written = await approve(grant, input.version, prepared)
    for (const letter of await lettersOfApproval(grant, prepared.agreed)) await mail(letter)
    return written
  },
})
