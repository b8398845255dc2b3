import type { InferType } from 'yup'
import type { inviteCustomerInput } from '#schema/projects/orders.input.ts'
import { ofCompany } from '#server/access/heldSql.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { askOwner } from '#server/estates/ownerInvitations/askOwner.offer.ts'
import { InvitedOwner } from '#server/estates/ownerInvitations/invitedOwner.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { type Leaves, Written } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { Order } from '../orders/order.entity.ts'
import { tell } from '../orders/telling.ts'

type Invitation = InferType<typeof inviteCustomerInput>
interface Sends extends Pick<Leaves, 'mailTo'> {
  language: Language
}

/** Who works for the company that asks for a yes does not give it. */
export const worksThere = ofCompany(`select from account a left join app_user u on u.id = a.user_id
  where a.company_id = $1 and a.left_at is null and coalesce(u.email, a.invited_email::citext) = $2::citext`)

/** Asks the customer whether the estate is theirs. Until they have said yes, the order goes on waiting, and nothing is theirs. */
export async function invite(grant: OrderGrant, { email, firstName, lastName }: Invitation, sends: Sends) {
  grant.move(await grant.order.get(grant.orderId), 'invite')
  await grant.estate.get(grant.estateId) // whoever invites waits for whoever else does
  if (await grant.ofEstate(EstateOwner).exists({})) throw new AppError('entityAlreadyExists')
  if ((await grant.query(worksThere, email)).length) throw invalid('email', 'notValid')
  const { estateId, companyId, viewer, orderId } = grant
  const asker = { people: grant, invitations: grant.ofEstate(InvitedOwner), estateId, companyId, viewer }
  await askOwner(asker, { email, firstName, lastName }, { ...sends, orderId })
  await tell(grant, 'invite')
  return new Written(Order, orderId, [], false)
}
