import { ofUser } from '#server/access/heldSql.ts'
import type { HangsOnEstate } from '#server/estates/hangsOnEstate.offer.ts'

/** Whom the company calls by the name that it asked them by is who its work there is for. */
const becomeCustomer = ofUser(`update project p set customer_account_id = $3, version = p.version + 1, updated_at = now()
  from owner_invitation i where i.id = $2 and i.email = (select email from app_user where id = $1)
    and p.estate_id = i.estate_id and p.company_id = i.company_id and p.closed_at is null and p.customer_account_id is null
    and lower(p.customer_name) = lower(concat_ws(' ', i.first_name, i.last_name))`)

export const ownersBecomeCustomers: HangsOnEstate = {
  accepted: (owner, invitationId, accountId) => owner.query(becomeCustomer, invitationId, accountId),
}
