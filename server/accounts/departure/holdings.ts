import type { UserGrant } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { looksAfterAlone } from '../companyInvitations/leavingCompany.ts'

/** An estate is somebody else's as well where any other account owns it, another one of the same user among them. */
const estates = ofUser(`select e.id, e.address_line1 address,
    exists (select from estate_owner other where other.estate_id = e.id and other.account_id <> o.account_id) "isShared"
  from estate e join estate_owner o on o.estate_id = e.id join account a on a.id = o.account_id
  where a.user_id = $1 and a.account_type = 'customer' order by e.address_line1, e.id`)
const companies = ofUser(`select c.name, ${looksAfterAlone} "isLastAdmin"
  from account a join company c on c.id = a.company_id where a.user_id = $1 and a.left_at is null order by c.name, c.id`)

/** Nobody where they have left. */
export const personOf = ({ user }: UserGrant) => user.one({ deletedAt: null })

/** What somebody owns, and where they work. */
export async function holdingsOf(grant: UserGrant) {
  const owned = await grant.query<{ id: string; address: string; isShared: boolean }>(estates)
  const worksIn = await grant.query<{ name: string; isLastAdmin: boolean }>(companies)
  return { owned, worksIn }
}
