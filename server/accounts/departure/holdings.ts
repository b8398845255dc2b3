import type { UserGrant } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { looksAfterAlone } from '../companyInvitations/leavingCompany.ts'
import { departing } from './departs.offer.ts'

const companies = ofUser(`select c.name, ${looksAfterAlone} "isLastAdmin"
  from account a join company c on c.id = a.company_id where a.user_id = $1 and a.left_at is null order by c.name, c.id`)

/** Nobody where they have left. */
export const personOf = ({ user }: UserGrant) => user.one({ deletedAt: null })

/** Estates, by address. */
export const ownedBy = (grant: UserGrant) => departing.answers(({ owned }) => owned?.(grant))

export const companiesOf = (grant: UserGrant) => grant.query<{ name: string; isLastAdmin: boolean }>(companies)
