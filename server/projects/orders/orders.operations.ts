import { commentOnOrderInput, createOrderInput, orderInput, ordersInput, updateOrderInput } from '#schema/projects/orders.input.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { makesOrders } from '#server/access/makingOrders.ts'
import { readsOrder, seesOrders, worksOnOrder } from '#server/access/onOrder.ts'
import { about } from '#server/kernel/about.ts'
import { command, Done, query, Written } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { asShown } from './asSent.ts'
import { changeOrder, makeOrder, removeOrder } from './making.ts'
import { Order } from './order.entity.ts'
import { lettersOf } from './orderLetters.ts'
import { tell } from './telling.ts'

export const orders = query({
  name: 'orders',
  input: ordersInput,
  mayBeOld: true,
  permission: seesOrders,
  rows: ({ scope, input }) =>
    scope
      .orders()
      .matching(input.projectId, ({ projectId }, wanted) => sql`${projectId} = ${wanted}::uuid`)
      .matching(
        input.only,
        ({ status, type }, only) => sql`case ${only}::text when 'processing' then ${status} <> 'approvedByCustomer'
          when 'approved' then ${status} = 'approvedByCustomer' else ${type} = ${only} end`,
      )
      .matching(input.status, ({ status }, wanted) => sql`${status} = ${wanted}`)
      .matching(input.trade, (row, wanted) => sql`${asShown(row, 'trade', row.trade)} = ${wanted}`)
      .matching(input.subcontractorId, (row, wanted) => sql`${asShown(row, 'subcontractor_id', row.subcontractorId)} = ${wanted}::uuid`)
      .matching(input.search, (row, search) =>
        containing(sql`folded(concat_ws(' ', ${row.number}, ${asShown(row, 'title', row.title)}))`, search),
      )
      .newestFirst(),
})

export const order = query({
  name: 'order',
  input: orderInput,
  permission: readsOrder,
  rows: ({ scope }) => scope.order(),
})

/** Below their order. */
export const eventsOfOrder = query({
  name: 'eventsOfOrder',
  input: orderInput,
  permission: readsOrder,
  rows: ({ scope }) => scope.events().by(() => []),
})

export const createOrder = command({
  name: 'createOrder',
  input: createOrderInput,
  permission: makesOrders,
  async run({ grant, input, mail }) {
    const made = await makeOrder(grant, input)
    await tell(made, 'create')
    for (const letter of await lettersOf(made, 'create')) await mail(letter)
    // The history of the estate does not tell of it.
    return about({ estateId: undefined }, new Written(Order, made.orderId, Object.keys(input), true))
  },
})

export const updateOrder = command({
  name: 'updateOrder',
  input: updateOrderInput,
  permission: worksOnOrder,
  run: ({ grant, input: { version, ...said } }) => changeOrder(grant, version, said),
})

export const deleteOrder = command({
  name: 'deleteOrder',
  input: orderInput,
  permission: worksOnOrder,
  endsOwnAccess: true,
  async run({ grant, input: { orderId } }) {
    await removeOrder(grant)
    return new Done(orderId)
  },
})

export const commentOnOrder = command({
  name: 'commentOnOrder',
  input: commentOnOrderInput,
  permission: worksOnOrder,
  async run({ grant, input: { orderId, words }, mail }) {
    await tell(grant, 'comment', words)
    for (const letter of await lettersOf(grant, 'comment', words)) await mail(letter)
    return new Written(Order, orderId, [], false)
  },
})

/** The account has looked at an order as it is now. */
const seen = ofAccount(`insert into order_seen (account_id, order_id, seen_at) values ($1, $2, now())
  on conflict (account_id, order_id) do update set seen_at = excluded.seen_at`)

export const seeOrder = command({
  name: 'seeOrder',
  input: orderInput,
  permission: readsOrder,
  async run({ grant, input: { orderId } }) {
    await grant.query(seen, orderId)
    return new Written(Order, orderId, [], false)
  },
})
