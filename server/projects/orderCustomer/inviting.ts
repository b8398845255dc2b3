import type { InferType } from 'yup'
import type { inviteCustomerInput } from '#schema/projects/orders.input.ts'
import { ofCompany, ofEstate, ofProject } from '#server/access/heldSql.ts'
import type { OrderGrant } from '#server/access/onOrder.ts'
import { bindWaiting } from '#server/accounts/emailProof/addressBinding.ts'
import { readerOf, wayIn } from '#server/accounts/people/readers.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { OwnerInvitation } from '#server/estates/saveEstate/ownerInvitation.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { type Leaves, Written } from '#server/kernel/operation.ts'
import { isNot } from '#server/kernel/rows/moments.ts'
import type { Language } from '#server/kernel/texts.ts'
import { customerInvited } from '#server/mail/templates/customerInvited.ts'
import { Order } from '../orders/order.entity.ts'
import { tell } from '../orders/telling.ts'

type Asked = InferType<typeof inviteCustomerInput>
interface Sends extends Pick<Leaves, 'mail'> {
  language: Language
}

/** Who works for the company that asks for a yes does not give it. */
const worksThere = ofCompany(`select from account a left join app_user u on u.id = a.user_id
  where a.company_id = $1 and a.left_at is null and coalesce(u.email, a.invited_email::citext) = $2::citext`)
const invited = ofEstate(`insert into owner_invitation (estate_id, email) values ($1, $2)
  on conflict (estate_id, email) do update set created_at = now()`)
const told = ofProject(`select o.id "orderId", o.title, p.name project, p.company_name company,
    e.address_line1 address
  from project_order o join project p on p.id = o.project_id join estate e on e.id = p.estate_id where o.project_id = $1 and o.id = $2`)

interface Told {
  orderId: string
  title: string
  project: string
  company: string
  address: string
}

/** The customer owns the estate as soon as the address is known to be theirs: at once, or when they open the link in the mail. */
export async function invite(grant: OrderGrant, { email, firstName, lastName }: Asked, { language, mail }: Sends) {
  const { status } = await grant.order.get(grant.orderId)
  grant.move(status, 'invite')
  await grant.estate.get(grant.estateId) // whoever invites waits for whoever else does
  if (await grant.ofEstate(EstateOwner).exists({})) throw new AppError('entityAlreadyExists')
  if ((await grant.query(worksThere, email)).length) throw invalid('email', 'notValid')
  await grant.ofEstate(OwnerInvitation).removeWhere({ email: isNot(email) })
  const reader = await readerOf(grant, { email, firstName, lastName, language })
  await grant.query(invited, email)
  await bindWaiting(grant, email)
  await tell(grant, 'invite')
  const [order] = await grant.query<Told>(told, grant.orderId)
  await mail(customerInvited.mail(reader.email, reader.language, { name: reader.firstName, ...order!, ...(await wayIn(grant, reader)) }))
  return new Written(Order, grant.orderId, [], false)
}
