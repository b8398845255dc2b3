import { ofCompany } from '#server/access/heldSql.ts'
import type { CustomerProjectGrant } from '#server/access/startingForCustomers.ts'
import { most, optionsOf } from './projectOptions.ts'

/** As the company wrote them; what it reads of their estate it reads for as long as it is let in there. */
const knownCustomers = ofCompany(`select * from (
  select distinct on (i.email) i.first_name "firstName", i.last_name "lastName", i.email::text email,
    (select e.contact_phone_number from estate e join access_link l on l.estate_id = e.id and l.company_id = i.company_id and l.claimed_at is not null
      where e.id = i.estate_id and e.removed_at is null and e.contact_email = i.email) "phoneNumber"
  from owner_invitation i where i.company_id = $1 and i.first_name is not null
    and not exists (select from owner_invitation n where n.company_id = i.company_id and n.email = i.email and n.state = 'declined' and n.is_for_good)
  order by i.email, i.created_at desc) known order by "lastName", "firstName", email limit ${most}`)

/** Before there is an estate: whom it may be for, who takes part, what is looked at. */
export const customerOptions = async (grant: CustomerProjectGrant) => ({
  customers: await grant.query(knownCustomers),
  ...(await optionsOf(grant)),
})
