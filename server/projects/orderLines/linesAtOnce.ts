import { mostOre } from '#schema/projects/orderMoney.ts'
import { orderMoves } from '#schema/projects/orderMoves.ts'
import { mostLines } from '#schema/projects/orders.input.ts'
import { isOpen } from '#server/access/onProject.ts'
import { type Hole, join, literal, Param, raw, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { AddsAtOnce, AltersAtOnce } from '#server/kernel/read/writesAtOnce.ts'
import { OrderLine } from './orderLine.entity.ts'
import { isBearable, lineOf, type Said } from './pricing.ts'

const described = ['description', 'unit', 'vatRate', 'quantityMilli', 'unitPriceOre', 'discountBp', 'netOre'] as const

const lines = new WeakMap<object, ReturnType<typeof lineOf>>()
/** Reckoned once for a call, of which each column is a parameter. */
function lineIn(input: object) {
  let line = lines.get(input)
  if (!line) lines.set(input, (line = lineOf(input as Said)))
  return line
}
/** What the line says, in whole numbers. */
const values = Object.fromEntries(described.map((field) => [field, new Param(({ input }) => lineIn(input)[field])])) as Readonly<
  Record<(typeof described)[number], Param>
>

/** Whoever asks may do that with the order `o`, by the one table. */
const mayEdit = sql`(case o.status ${join(
  orderMoves
    .filter(({ action }) => action === 'edit')
    .map(({ from, by }) => sql`when ${literal(from)} then (select doers from g) && array[${join(by.map(literal), ',')}]`),
  ' ',
)} else false end)`
/** Its lines may have been changed while this waited for whoever held it; they are read as they were before. */
const isAsItWas = sql`o.version = (select seen.version from project_order seen where seen.id = o.id)`
const isAsSeen = (version: Hole) => sql`(${version}::int is null or o.version = ${version}::int)`

/** What the order `o` comes to, VAT counted of each rate, with this line beside the others or in place of the one that it is written over. */
const summed = (others: Sql) => sql`(select sum(r.net) net, sum(r.vat) vat, sum(r.lines) lines from (
    select sum(n.net_ore) net, round(sum(n.net_ore) * n.vat_rate / 100) vat, count(*) lines from (
      select n.net_ore, n.vat_rate from order_line n where n.order_id = o.id${others}
      union all select ${values.netOre}::bigint, ${values.vatRate}::int) n group by n.vat_rate) r)`

type Input = Readonly<Record<string, Hole>>
const order = sql`project_order o join project p on p.id = o.project_id`
const isHeld = (input: Input, allowed: Sql) => sql`o.id = ${input['orderId']!}::uuid and ${allowed} and ${isOpen} and ${mayEdit}
  and ${isAsSeen(input['version']!)} and ${isAsItWas} and s.net <= ${raw(mostOre)}`
const keepsSum = (
  orderId: Sql,
) => sql`update project_order t set net_ore = f.net, vat_ore = f.vat, version = t.version + 1, updated_at = now()
  from f cross join i where t.id = ${orderId}`

/** One more, its id its own. */
export const addingLines: AddsAtOnce = {
  when: (input) => input['id'] == null && isBearable(input as unknown as Said),
  row: ({ input }) => ({
    entity: OrderLine,
    values: { estateId: sql`f.estate_id`, projectId: sql`f.project_id`, ...values },
    adopts: {
      property: 'orderId',
      by: (allowed) => sql`select o.id, o.estate_id, o.project_id, s.net, s.vat from ${order} cross join lateral ${summed(sql``)} s
        where ${isHeld(input, allowed)} and s.lines <= ${raw(mostLines)} for share of p for no key update of o`,
    },
    follows: keepsSum(sql`f.id`),
  }),
  changedFields: () => described,
}

/** One that is there is written over. */
export const alteringLines: AltersAtOnce = {
  when: (input) => input['id'] != null && isBearable(input as unknown as Said),
  row: ({ input }) => ({
    entity: OrderLine,
    finds: (allowed) => sql`select l.*, s.net, s.vat from order_line l join ${order} on o.id = l.order_id
        cross join lateral ${summed(sql` and n.id <> l.id`)} s
      where l.id = ${input['id']!}::uuid and ${isHeld(input, allowed)} for share of p for no key update of o, l`,
    values,
    follows: keepsSum(sql`f.order_id`),
  }),
}
