import type { UserGrant } from '#server/access/accountGrant.ts'
import { ofPeople, ofUser } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { companyDeclined } from '#server/mail/templates/companyDeclined.ts'
import { leaveToOthers } from '../companyRegistration/unheld.ts'

/** Whoever is asked is whoever has proven the address. */
const waiting = `account i join company c on c.id = i.company_id
  where i.user_id is null and not i.is_disabled
    and i.invited_email = (select email from app_user where id = $1 and email_verified_at is not null)`
const list =
  ofUser(`select i.id, c.name "companyName", c.organization_number "organizationNumber", c.proven_at is not null "isCompanyProven", i.created_at "createdAt",
    array(select upper(replace(role, '.', '_')) from account_role where account_id = i.id order by role) roles
  from ${waiting} order by i.id desc limit 100`)
const find =
  ofUser(`select i.id, i.company_id "companyId", c.name company, i.invited_first_name || ' ' || i.invited_last_name person, i.invited_by "invitedBy"
  from ${waiting} and i.id = $2 for no key update of i`)

const takeRoles =
  ofUser(`insert into account_role (account_id, role) select a.id, r.role from account a join account_role r on r.account_id = $3
  where a.user_id = $1 and a.id = $2`)
const become = ofUser(`update account i set user_id = $1, invited_email = null, invited_first_name = null, invited_last_name = null,
    invited_phone = null, updated_at = now()
  where i.id = $2 and i.user_id is null and i.invited_email = (select email from app_user where id = $1)`)
const forget = ofUser(`delete from account i where i.id = $2 and i.user_id is null
  and i.invited_email = (select email from app_user where id = $1)`)

interface Invitation {
  id: string
  companyId: string
  company: string
  /** As the company has written them. */
  person: string
  invitedBy: string | null
}

interface Inviter {
  email: string
  language: Language
  firstName: string
}
const asker = ofPeople(`select u.email::text email, u.language, u.first_name "firstName" from account a join app_user u on u.id = a.user_id
  where a.id = $1 and not a.is_disabled`)

interface InvitationRow {
  createdAt: Date
}
export const invitationsOf = async (grant: UserGrant) =>
  (await grant.query<InvitationRow>(list)).map(({ createdAt, ...invitation }) => ({ ...invitation, createdAt: createdAt.toISOString() }))

/** Answers the account. */
export async function accept(grant: UserGrant, id: string): Promise<string> {
  const { companyId } = await waitingFor(grant, id)
  // Who looks after the whole system belongs to no company; nobody but themselves is told.
  if (await grant.user.exists({ isSystemAdmin: true })) throw new AppError('userRoleConflict')
  const accounts = grant.ofUser(Account)
  const own = await accounts.oneLocked({ companyId })
  if (!own) {
    await grant.query(become, id)
    return id
  }
  if (!own.leftAt) throw new AppError('userAlreadyInCompany')
  if (own.blockedAt) throw new AppError('unauthorizedUser', { reason: 'role' })
  // In the account that they had before they left, with what the company asks them to be now.
  await accounts.change(own, { leftAt: null, isDisabled: false })
  await grant.query(takeRoles, own.id, id)
  await grant.query(forget, id)
  return own.id
}

/** Whoever asked is told; what they see of it is what they have written themselves. */
export async function decline(grant: UserGrant, id: string, { mail }: Pick<Leaves, 'mail'>) {
  const { companyId, company, person, invitedBy } = await waitingFor(grant, id)
  await grant.query(forget, id)
  await leaveToOthers(grant, companyId)
  const [inviter] = await grant.query<Inviter>(asker, invitedBy)
  if (!inviter) return
  const { email, language, firstName: name } = inviter
  await mail(companyDeclined.mail(email, language, { name, company, person }))
}

async function waitingFor(grant: UserGrant, id: string): Promise<Invitation> {
  const [invitation] = await grant.query<Invitation>(find, id)
  if (!invitation) throw new AppError('entityNotFound')
  return invitation
}
