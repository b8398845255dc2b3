import type { UserGrant, UserRow } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { DataExport } from '#server/accounts/dataExport/dataExport.entity.ts'
import { SignInLink } from '#server/accounts/electronicId/signInLink.entity.ts'
import { SignInRound } from '#server/accounts/electronicId/signInRound.entity.ts'
import { EmailToken } from '#server/accounts/emailProof/emailToken.entity.ts'
import { PasswordToken } from '#server/accounts/passwordToken/passwordToken.entity.ts'
import { Session } from '#server/accounts/session/session.entity.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { RegistryEntry } from '#server/lookups/registers/registryEntry.entity.ts'
import { accountDeleted } from '#server/mail/templates/accountDeleted.ts'
import { holdingsOf } from './holdings.ts'

/** Whoever changes the people of these companies, or the owners of these estates, waits for whoever leaves. */
const lockCompanies = ofUser(
  `select from company where id in (select company_id from account where user_id = $1) order by id for no key update`,
)
const lockEstates = ofUser(`select from estate where id in (select estate_id from estate_owner o join account a on a.id = o.account_id
  where a.user_id = $1 and a.account_type = 'customer') order by id for update`)

const theirs = `(select o.estate_id from estate_owner o join account a on a.id = o.account_id where a.user_id = $1 and a.account_type = 'customer')`
/** `$2` are the estates that nobody else owns. */
const endGuests =
  ofUser(`delete from permission where split_part(subject, '/', 1) = 'estate' and split_part(subject, '/', 2) = any($2::text[])
  and split_part(subject, '/', 2) in (select estate_id::text from ${theirs} e)`)
/** What they had removed, and could have had back. */
const endRemoved = ofUser(`delete from estate where removed_at is not null and id in (select r.estate_id from removed_estate r
  join account a on a.id = r.account_id where a.user_id = $1)`)
const endEstates = ofUser(`delete from estate where id = any($2::uuid[]) and id in ${theirs}`)

/** What hangs on what they acted as, in the order in which it goes. */
const endAccounts = [
  'account_role',
  'permission',
  'guest_invitation',
  'licence',
  'property_search',
  'idempotent_answer',
  'calendar_feed',
  'estate_claim',
].map((table) => ofUser(`delete from ${table} where account_id in (select id from account where user_id = $1)`))
/** What hangs on an address hangs on whoever has proven it. */
const email = '(select email from app_user where id = $1 and email_verified_at is not null)'
const endRest = [
  ofUser(`delete from estate_owner o using account a where a.id = o.account_id and a.user_id = $1 and a.account_type = 'customer'`),
  ofUser('delete from file f using account a where a.id = f.owner_account_id and a.user_id = $1 and f.is_temporary'),
  ofUser(
    `delete from outbox_mail where lower(to_email) = (select lower(email::text) from app_user where id = $1 and email_verified_at is not null)`,
  ),
  ofUser(`delete from owner_invitation where email = ${email} or account_id in (select id from account where user_id = $1)`),
  ofUser(`delete from audit_note where kind = 'tried' and lower(told) = lower(${email}::text)`),
  ofUser(`delete from audit_note where id in (select id from audit_entry where record_id = (select id from app_user where id = $1))`),
  ofUser(`delete from mail_refusal where email = ${email}`),
  ofUser(`delete from refused_sender where email = ${email}`),
  ofUser(`delete from maintenance_reminder where email = ${email}`),
  ofUser('select forget_orderer(a.id) from account a where a.user_id = $1'),
]
const theirOwn = [Session, PasswordToken, EmailToken, RegistryEntry, DataExport, SignInLink, SignInRound] as EntityClass<UserRow>[]
const nobody = { isDisabled: true, isRemembered: false, isProfileUpdateNeeded: false }
const nothing = {
  emailVerifiedAt: null,
  lostEmail: null,
  passwordHash: null,
  phone: null,
  addressLine1: null,
  postalCode: null,
  city: null,
  identityHash: null,
  identityProvenAt: null,
  personStatus: null,
  registryAskedAt: null,
  betaAcceptedAt: null,
}

/**
 * Leaves nothing of a person: what was theirs alone is gone, contents of files with the next sweeps, and what others
 * hold keeps the row of somebody without a name.
 */
export async function leave(grant: UserGrant, { mail }: Pick<Leaves, 'mail'>) {
  await grant.query(lockCompanies)
  await grant.query(lockEstates)
  const leaving = await grant.user.oneLocked({ deletedAt: null }, 'update')
  if (!leaving) return
  const { owned, worksIn } = await holdingsOf(grant)
  if (leaving.isSystemAdmin) throw new AppError('unauthorizedUser', { reason: 'role' })
  if (worksIn.some(({ isLastAdmin }) => isLastAdmin)) throw new AppError('lastAdminInCompany')
  const ended = owned.filter(({ isShared }) => !isShared).map(({ id }) => id)

  for (const end of endAccounts) await grant.query(end)
  await grant.query(endGuests, ended)
  await grant.query(endEstates, ended)
  await grant.query(endRemoved)
  for (const end of endRest) await grant.query(end)
  await grant.ofUser(Account).changeWhere({}, { ...nobody, name: 'Slettet bruker' })
  const email = `deleted-${grant.userId}@deleted.invalid`
  await grant.user.changeWhere({}, { ...nothing, email, firstName: 'Slettet', lastName: 'bruker', deletedAt: now })
  for (const kind of theirOwn) await grant.ofUser(kind).removeWhere({})
  await mail(accountDeleted.mail(leaving.email, leaving.language, { name: leaving.firstName }))
}
