import type { UserGrant } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { isSomebodys } from '#server/access/parties.ts'
import { customerAccount } from '#server/accounts/people/customerAccount.offer.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { hangingOnEstates } from '../hangsOnEstate.offer.ts'
import { tellInviter } from './ownerInvitationLetters.ts'

/** Whoever is asked is whoever has proven the address; and nobody is, once somebody owns the estate. */
export const openInvitation = `i.state = 'invited' and i.expires_at > now()
  and not ${isSomebodys('i.estate_id')}`
const invitations = `owner_invitation i join estate e on e.id = i.estate_id and e.removed_at is null join company c on c.id = i.company_id
  where i.email = (select email from app_user where id = $1 and email_verified_at is not null) and ${openInvitation}`

const list =
  ofUser(`select i.id, c.name "companyName", c.organization_number "organizationNumber", c.proven_at is not null "isCompanyProven",
    (select u.name from account a join app_user u on u.id = a.user_id and u.deleted_at is null where a.id = i.invited_by) "askedBy",
    e.address_line1 "addressLine1", e.address_line2 "addressLine2", i.order_id is not null "isForOrder", i.created_at "createdAt", i.expires_at "expiresAt"
  from ${invitations} order by i.id desc limit 100`)
/** Whoever else answers, withdraws or asks about the same estate waits. */
const lock = ofUser(`select e.id from estate e where e.id in (select i.estate_id from owner_invitation i where i.id = $2
  and i.email = (select email from app_user where id = $1 and email_verified_at is not null)) for no key update of e`)
const find = ofUser(`select i.id, i.estate_id "estateId", i.order_id "orderId" from ${invitations} and i.id = $2 for no key update of i`)
const answer = ofUser(`update owner_invitation i set state = $3, is_for_good = $4, account_id = $5, answered_at = now()
  where i.id = $2 and i.email = (select email from app_user where id = $1)`)
/** Who else was asked is not the owner then. */
const withdrawOthers = ofUser(`update owner_invitation i set state = 'withdrawn', answered_at = now()
  where i.state = 'invited' and i.id <> $2 and i.estate_id = (select t.estate_id from owner_invitation t
    where t.id = $2 and t.email = (select email from app_user where id = $1))`)

interface Invitation {
  createdAt: Date
  expiresAt: Date
}
interface Open {
  id: string
  estateId: string
  orderId: string | null
}
type Sends = Pick<Leaves, 'mail'>

export const invitationsTo = async (grant: UserGrant) =>
  (await grant.query<Invitation>(list)).map(({ createdAt, expiresAt, ...others }) => ({
    ...others,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))

/** From here on the estate is theirs, in the account that they are a customer as. */
export async function accept(grant: UserGrant, id: string, { mail }: Sends) {
  const { estateId, orderId } = await openFor(grant, id)
  const user = (await grant.user.one({}))!
  if (user.isSystemAdmin) throw new AppError('userRoleConflict')
  const accountId = await customerAccount(grant, user, true)
  await grant.about(EstateOwner, { accountId }).add({ estateId, claimStatus: 'claimedByDefault' })
  await grant.query(answer, id, 'accepted', false, accountId)
  for (const { accepted } of hangingOnEstates.all) await accepted?.(grant, id, accountId)
  await grant.query(withdrawOthers, id)
  await tellInviter(grant, id, { mail })
  return { accountId, estateId, orderId }
}

/** A no stays: the company asks no more about this estate, or about any. */
export async function decline(grant: UserGrant, id: string, isForGood: boolean, { mail }: Sends) {
  await openFor(grant, id)
  await grant.query(answer, id, 'declined', isForGood, null)
  await tellInviter(grant, id, { mail })
}

async function openFor(grant: UserGrant, id: string): Promise<Open> {
  await grant.query(lock, id)
  const [open] = await grant.query<Open>(find, id)
  if (!open) throw new AppError('entityNotFound')
  return open
}
