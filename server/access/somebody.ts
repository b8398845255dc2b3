import { type Hole, raw, sql } from '#server/kernel/read/sql.ts'
import { accountId, companyId, ofAccount } from './guards.ts'

/** An account, in SQL. */
export interface Somebody {
  accountId: Hole
  /** The company that it belongs to. */
  companyId: Hole
  /** The same, where it has a role there. */
  employerId: Hole
}

export const whoAsks: Somebody = {
  accountId,
  companyId,
  employerId: ofAccount((viewer) => (viewer.roles.some((role) => role.startsWith('Company.')) ? viewer.companyId : null)),
}

/** The account of a row. */
export const accountAs = (row: string): Somebody => ({
  accountId: sql`${raw(row)}.id`,
  companyId: sql`${raw(row)}.company_id`,
  employerId: sql`(select ${raw(row)}.company_id from account_role r where r.account_id = ${raw(row)}.id and r.role like 'Company.%' limit 1)`,
})
