import { mostOre } from '#schema/projects/orderMoney.ts'
import { type OrderDoer, orderMoves } from '#schema/projects/orderMoves.ts'
import { mostLines } from '#schema/projects/orders.input.ts'
import type { OrderStatus } from '#schema/projects/orderTypes.ts'
import { refusalOfMove } from '#server/access/orderGrant.ts'
import { join, literal, Param, raw, sql } from '#server/kernel/read/sql.ts'
import { lookAgain, type Refusal, type Writes } from '#server/kernel/read/writesAtOnce.ts'
import { staleSince } from '#server/kernel/rows/versions.ts'
import { OrderLine } from './orderLine.entity.ts'
import { priced, type Said, tooDear, tooMany } from './pricing.ts'

const described = ['description', 'unit', 'vatRate', 'quantityMilli', 'unitPriceOre', 'discountBp', 'netOre'] as const

const lines = new WeakMap<object, ReturnType<typeof priced>>()
/** Reckoned once for a call, of which each column is a parameter. */
function lineIn(input: object) {
  let line = lines.get(input)
  if (!line) lines.set(input, (line = priced(input as Said)))
  return line
}
/** What the line says, in whole numbers. */
const values = Object.fromEntries(described.map((field) => [field, new Param(({ input }) => lineIn(input)[field])])) as Readonly<
  Record<(typeof described)[number], Param>
>

/** Whoever asks may do that with the order, by the one table. */
const mayEdit = sql`case f.status ${join(
  orderMoves
    .filter(({ action }) => action === 'edit')
    .map(({ from, by }) => sql`when ${literal(from)} then g.doers && array[${join(by.map(literal), ',')}]`),
  ' ',
)} else false end`
const notTheirs: Refusal = ({ g, f }) =>
  refusalOfMove(g['doers'] as OrderDoer[], { status: f['status'] as OrderStatus, releasedAt: f['released_at'] }, 'edit')

/** A line is written, new or over another, and its order comes to what all of them do, VAT counted of each rate. */
export const savingLines = {
  id: 'id',
  row: ({ input: { id, version } }) => ({
    entity: OrderLine,
    // Whoever changes an order holds it. Its lines are read as they were before this waited, so its version tells whether they are still those.
    finds: sql`select o.id, o.estate_id, o.project_id, o.status, o.released_at, o.version, o.updated_at, s.net, s.vat, s.lines, o.version = (select seen.version from project_order seen where seen.id = o.id) "isAsItWas"
      from g join project_order o on o.id = g."orderId" cross join lateral (
        select sum(r.net) net, sum(r.vat) vat, sum(r.lines) lines from (
          select sum(n.net_ore) net, round(sum(n.net_ore) * n.vat_rate / 100) vat, count(*) lines from (
            select n.net_ore, n.vat_rate from order_line n where n.order_id = o.id and n.id is distinct from ${id!}::uuid
            union all select ${values.netOre}::bigint, ${values.vatRate}::int) n group by n.vat_rate) r) s
      where g.refused = 0 for no key update of o`,
    holds: [
      [sql`f."isAsItWas"`, lookAgain],
      [mayEdit, notTheirs],
      [sql`${version!}::int is null or f.version = ${version!}::int`, ({ f }) => staleSince(f)],
      [sql`${values.netOre}::bigint <= ${raw(mostOre)}`, () => tooDear()],
      [sql`f.lines <= ${raw(mostLines)}`, tooMany],
      [sql`f.net <= ${raw(mostOre)}`, () => tooDear()],
    ],
    whose: { estateId: sql`f.estate_id`, projectId: sql`f.project_id`, orderId: sql`f.id` },
    values,
    follows: [
      sql`update project_order t set net_ore = f.net, vat_ore = f.vat, version = t.version + 1, updated_at = now()
        from f cross join i where t.id = f.id`,
    ],
  }),
} satisfies Writes
