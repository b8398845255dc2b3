import { type Hole, none, type Sql, sql } from '#server/kernel/read/sql.ts'

const sumOf = (projectId: Hole, such: Sql, only: Sql) =>
  sql`coalesce((select trim_scale(sum(o.net_ore + o.vat_ore) / 100.0) from project_order o
    where o.project_id = ${projectId} and ${such}${only}), 0)`

/** What the approved orders of a project come to, VAT and all, in kroner; with a condition on `o` only those. */
export const orderedIn = (projectId: Hole, only: Sql = none) => sumOf(projectId, sql`o.status = 'approvedByCustomer'`, only)
/** The same with those that lie with the customer. */
export const askedIn = (projectId: Hole, only: Sql = none) =>
  sumOf(projectId, sql`o.status in ('approvedByCustomer', 'readyForCustomer')`, only)
