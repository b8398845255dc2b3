import type { OrderDoer } from '#schema/projects/orderMoves.ts'
import { type Hole, join, literal, raw, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import { accountId } from './guards.ts'
import { whoAsks } from './somebody.ts'

/** A row of an order, in SQL. */
export interface OrderRow {
  subcontractorId: Sql
  side: Sql
  madeByAccountId: Sql
  madeByCompanyId: Sql
  releasedAt: Sql
}
/** Of the row `o`. */
export const orderColumns: OrderRow = {
  subcontractorId: sql`o.subcontractor_id`,
  side: sql`o.side`,
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
/** The same of an order `o` of the project `p`, as text, where it is known what it is to somebody and for whom they work. */
export const orderSeenBy = (standing: string, company: string) =>
  statement(seesOrder({ standing: raw(standing), runBy: sql`p.company_id`, company: raw(company) }, orderColumns)).text

/** Those of one's own side made it: of a company that was called in its people, of the owners every one, else oneself. */
const isMaker = (asked: AskedFrom, { side, madeByAccountId, madeByCompanyId }: OrderRow) => sql`(${side} = ${sideOf(asked)} and case ${side}
  when 'owner' then true when 'subcontractor' then ${madeByCompanyId} = ${employerId} else ${madeByAccountId} = ${accountId} end)`

/** What whoever asks is to an order: whether each of it holds. */
export const doers = (asked: AskedFrom, order: OrderRow): Readonly<Record<OrderDoer, Sql>> => ({
  manager: sql`${asked.standing} = 'manager'`,
  maker: isMaker(asked, order),
  other: sql`(${asked.standing} in ('manager', 'participant') and ${order.side} <> ${sideOf(asked)})`,
  owner: sql`${asked.standing} = 'owner'`,
})

/** The same as a list. */
export function doersOf(asked: AskedFrom, order: OrderRow) {
  const each = Object.entries(doers(asked, order)).map(([doer, holds]) => sql`case when ${holds} then ${literal(doer)} end`)
  return sql`array_remove(array[${join(each, ',')}], null)`
}
