import { type Hole, raw, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import { rightsByStanding } from './estateRights.ts'
import { ofAccount } from './guards.ts'
import { accountAs, whoAsks } from './somebody.ts'

const { accountId, companyId, employerId } = whoAsks

/** One estate, and what somebody is to it: worked out once, however often that is asked for. No owner is without an estate. */
export const estateWithStanding = (id: Hole) =>
  sql`(select ${id}::uuid id, case when o.id is not null then 'owner' else part_in_estate(${id}, ${accountId}, ${companyId}, ${employerId}, ${isHidden}) end standing
    from (select) one left join estate_owner o on o.estate_id = ${id} and o.account_id = ${accountId} offset 0)`
/** A builder may see the estate and no more: whoever entries let see it is nothing more as one. */
const isHidden = ofAccount((viewer, { estateId }) => !rightsByStanding(viewer, String(estateId)).none.rights.includes('read estate'))

/** What somebody is to the estate of a row. */
export const standingOn = (estateId: Sql, who = whoAsks) =>
  sql`(select case when o.id is not null then 'owner' when l.id is not null then 'company' when builds_on(${estateId}, ${who.accountId}, ${who.employerId}) then 'builder' else 'none' end
    from (select) one left join estate_owner o on o.estate_id = ${estateId} and o.account_id = ${who.accountId}
    left join access_link l on l.estate_id = ${estateId} and l.company_id = ${who.companyId} and l.claimed_at is not null)`

/** The same of an account that is a row beside it, where the statement is a text. */
export const standingOfAccount = (estateId: string, account: string) => statement(standingOn(raw(estateId), accountAs(account))).text

/**
 * The estates that somebody owns, or that let their company in. The company is a sub-select, so that PostgreSQL does
 * not see where there is none: it would plan each such call anew, which takes longer than the call.
 */
export const estatesOf = ({ accountId, companyId } = whoAsks) =>
  sql`select estate_id from estate_owner where account_id = ${accountId}
    union all select estate_id from access_link where company_id = (select ${companyId}::uuid) and claimed_at is not null`
