import { type CompanyRole, roleOutside } from '#schema/companies/roles.ts'
import type { CompanyGrant } from '#server/access/companyGrant.ts'
import { ofCompany } from '#server/access/heldSql.ts'

const add = ofCompany(`insert into account_role (account_id, role) select id, unnest($3::text[]) from account
  where company_id = $1 and id = $2 on conflict do nothing`)
const drop = ofCompany(`delete from account_role where account_id = (select id from account where company_id = $1 and id = $2)
  and role <> all($3::text[])`)

/** These, and no others. */
export async function giveRoles(grant: CompanyGrant, accountId: string, roles: readonly CompanyRole[]) {
  const given = roles.map((role) => roleOutside[role])
  await grant.query(drop, accountId, given)
  await grant.query(add, accountId, given)
}
