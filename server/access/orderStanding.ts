import type { OrderDoer } from '#schema/projects/orderMoves.ts'
import { type Hole, join, literal, raw, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import { accountId } from './guards.ts'
import { whoAsks } from './somebody.ts'

/** A row of an order, in SQL. */
export interface OrderRow {
  id: Sql
  projectId: Sql
  subcontractorId: Sql
  side: Sql
  status: Sql
  madeByAccountId: Sql
  madeByCompanyId: Sql
  releasedAt: Sql
}
/** Of the row `o`. */
export const orderColumns: OrderRow = {
  id: sql`o.id`,
  projectId: sql`o.project_id`,
  subcontractorId: sql`o.subcontractor_id`,
  side: sql`o.side`,
  status: sql`o.status`,
  madeByAccountId: sql`o.made_by_account_id`,
  madeByCompanyId: sql`o.made_by_company_id`,
  releasedAt: sql`o.released_at`,
}
/** What its project is to whoever asks: their standing there, and the company that runs it. */
export interface AskedFrom {
  standing: Sql
  runBy: Sql
  /** The company of whoever asks. */
  company?: Hole
}

const { employerId } = whoAsks

/** On which side whoever asks stands. */
export const sideOf = ({ standing, runBy, company = employerId }: AskedFrom) =>
  sql`case when ${standing} = 'owner' then 'owner' when ${standing} = 'manager' or ${runBy} = ${company} then 'company' else 'subcontractor' end`

const isSentTo = ({ subcontractorId }: Pick<OrderRow, 'subcontractorId'>, company: Hole) =>
  sql`exists (select from subcontractor s where s.id = ${subcontractorId} and s.company_id = ${company})`

/**
 * Whether an order is there for whoever asks. Those who run the project see all; an owner what was ever released and the
 * owners' own; a company that was called in what it made and what was sent to it: no price of another.
 */
export const seesOrder = (
  { standing, runBy, company = employerId }: AskedFrom,
  order: OrderRow,
) => sql`case ${standing} when 'manager' then true
  when 'owner' then ${order.side} = 'owner' or ${order.releasedAt} is not null
  when 'participant' then ${runBy} = ${company} or ${order.madeByCompanyId} = ${company} or ${isSentTo(order, company)} else false end`

/** It was sent to its customer, and is worked on anew by those who run the project. */
export const isTakenBack = ({ status, releasedAt }: Pick<OrderRow, 'status' | 'releasedAt'>) =>
  sql`(${releasedAt} is not null and ${status} in ('open', 'rejectedByPmOrSc'))`

/** Its customer goes on seeing what was sent last; what those who run the project write meanwhile is nobody else's. */
export const isShownAsSent = (order: Pick<OrderRow, 'status' | 'releasedAt'>, standing: Sql) =>
  sql`case when ${isTakenBack(order)} then ${standing} = 'owner' else false end`

/** Nobody else is to do it. */
const isTheirs = (order: OrderRow, company: Hole) => sql`(${order.subcontractorId} is null or ${isSentTo(order, company)})`

/**
 * Whether whoever sees an order sees what it costs as well: the one rule of prices. A company that was called in sees its own
 * and no other's. Of an order that is its own to do that is what was taken over from it, or else what it wrote itself or was
 * offered by those who run the project. A single sub-select: whoever leads a project does not pay for one that they never need.
 */
export const seesPrices = ({ standing, runBy, company = employerId }: AskedFrom, order: OrderRow) => sql`case
  when ${standing} in ('manager', 'owner') or ${runBy} = ${company} then true
  else coalesce((select (${order.subcontractorId} is null or s.company_id = ${company})
      and case when q.id is null then ${order.side} <> 'subcontractor' or ${order.madeByCompanyId} = ${company} else t.company_id = ${company} end
    from (select) one left join subcontractor s on s.id = ${order.subcontractorId}
      left join order_quotation q on q.project_id = ${order.projectId} and q.order_id = ${order.id} and q.status = 'taken'
      left join subcontractor t on t.id = q.subcontractor_id limit 1), false) end`

/** Whether they see a paper of it: of another company that was called in never, and beside the price alone what those who run the project brought. */
export const seesPaper = (
  asker: AskedFrom,
  sees: Sql,
  companyId: Sql,
) => sql`(${asker.standing} in ('manager', 'owner') or ${asker.runBy} = ${asker.company ?? employerId}
  or case when ${companyId} is null then ${sees} else ${companyId} = ${asker.company ?? employerId} end)`

interface Said {
  orderId: Sql
  accountId: Sql
  side: Sql
  createdAt: Sql
}
/** The same of what was said and done: of others what those who run the project, or the owners, said since it is the company's to do. */
export const seesEvent = (
  asker: AskedFrom,
  sees: Sql,
  event: Said,
) => sql`(${asker.standing} in ('manager', 'owner') or ${asker.runBy} = ${employerId}
  or (select coalesce(who.company_id = ${employerId}, false) or ${sees} and ${event.side} <> 'subcontractor' and ${event.createdAt} >= its.given_at
    from project_order its left join account who on who.id = ${event.accountId} where its.id = ${event.orderId}))`

/** The rules of an order `o` of the project `p`, as text, where it is known what that is to somebody and for whom they work. */
const askedBy = (standing: string, company: string): AskedFrom => ({
  standing: raw(standing),
  runBy: sql`p.company_id`,
  company: raw(company),
})
export const orderSeenBy = (standing: string, company: string) => statement(seesOrder(askedBy(standing, company), orderColumns)).text
export const pricesSeenBy = (standing: string, company: string) => statement(seesPrices(askedBy(standing, company), orderColumns)).text

/** Those of one's own side made it: of a company that was called in its people, until another is to do it; of the owners every one, as long as they see it as it is; else oneself. */
const isMaker = (
  asker: AskedFrom,
  order: OrderRow,
) => sql`(${order.side} = ${sideOf(asker)} and case ${order.side} when 'owner' then not ${isTakenBack(order)}
  when 'subcontractor' then ${order.madeByCompanyId} = ${employerId} and ${isTheirs(order, employerId)} else ${order.madeByAccountId} = ${accountId} end)`

/** What whoever asks is to an order: whether each of it holds. */
export const doers = (asker: AskedFrom, order: OrderRow): Readonly<Record<OrderDoer, Sql>> => ({
  manager: sql`${asker.standing} = 'manager'`,
  maker: isMaker(asker, order),
  other: sql`(${asker.standing} in ('manager', 'participant') and ${order.side} <> ${sideOf(asker)})`,
  owner: sql`${asker.standing} = 'owner'`,
})

/** The same as a list. */
export function doersOf(asker: AskedFrom, order: OrderRow) {
  const each = Object.entries(doers(asker, order)).map(([doer, holds]) => sql`case when ${holds} then ${literal(doer)} end`)
  return sql`array_remove(array[${join(each, ',')}], null)`
}
