import { type Hole, none, type Sql, sql } from '#server/kernel/read/sql.ts'

/** What the approved orders of a project come to, VAT and all, in kroner; with a condition on `o` only those. */
export const orderedIn = (projectId: Hole, only: Sql = none) =>
  sql`coalesce((select trim_scale(sum(o.net_ore + o.vat_ore) / 100.0) from project_order o
    where o.project_id = ${projectId} and o.status = 'approvedByCustomer'${only}), 0)`
