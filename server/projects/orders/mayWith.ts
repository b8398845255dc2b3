import { type OrderAction, type OrderDoer, orderMoves } from '#schema/projects/orderMoves.ts'
import { orderStatuses } from '#schema/projects/orderTypes.ts'
import { type AskedFrom, doers, type OrderRow } from '#server/access/orderStanding.ts'
import { isOwned } from '#server/access/standing.ts'
import { join, literal, type Sql, sql } from '#server/kernel/read/sql.ts'

/** What somebody can be to an order at once: on one side of it, and to its project one thing alone. */
const together: readonly (readonly OrderDoer[])[] = [['manager'], ['owner'], []].flatMap((standing) =>
  [['maker'], ['other'], []].map((side) => [...standing, ...side] as OrderDoer[]),
)

interface Place {
  status: Sql
  estateId: Sql
}

/** Nobody is invited as the customer of an estate that somebody owns here. */
const unlessOwned = ({ estateId }: Place, actions: readonly OrderAction[]) => {
  const all = json(actions)
  if (!actions.includes('invite')) return all
  const others = json(actions.filter((action) => action !== 'invite'))
  return sql`case when ${isOwned(estateId)} then ${others} else ${all} end`
}
const json = (actions: readonly OrderAction[]) => sql`${literal(JSON.stringify(actions))}::json`

/** What whoever asks may do with an order as it stands, as a JSON list: chosen from all such lists, since that is quicker than making one. */
export function mayWith(asker: AskedFrom, order: OrderRow & Place) {
  const doing = doers(asker, order)
  const is = (doer: OrderDoer) => sql`case when ${doing[doer]} then ${literal(` ${doer}`)} else '' end`
  const lists = orderStatuses.flatMap((status) =>
    together.flatMap((as) => {
      const actions = orderMoves
        .filter(({ from, by }) => from === status && by.some((doer) => as.includes(doer)))
        .map(({ action }) => action)
      return actions.length ? [sql`when ${literal([status, ...as].join(' '))} then ${unlessOwned(order, actions)}`] : []
    }),
  )
  const asSuch = join([order.status, ...(['manager', 'owner', 'maker', 'other'] as const).map(is)], ' || ')
  return sql`case ${asSuch} ${join(lists, ' ')} else '[]'::json end`
}
