import type { UserGrant, UserRow } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { DataExport } from '#server/accounts/dataExport/dataExport.entity.ts'
import { SignInLink } from '#server/accounts/electronicId/signInLink.entity.ts'
import { SignInRound } from '#server/accounts/electronicId/signInRound.entity.ts'
import { EmailToken } from '#server/accounts/emailProof/emailToken.entity.ts'
import { theirAccounts, theirAddress } from '#server/accounts/hangsOnAccount.offer.ts'
import { PasswordToken } from '#server/accounts/passwordToken/passwordToken.entity.ts'
import { Session } from '#server/accounts/session/session.entity.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { RegistryEntry } from '#server/lookups/registers/registryEntry.entity.ts'
import { accountDeleted } from '#server/mail/templates/accountDeleted.ts'
import { departing } from './departs.offer.ts'
import { companiesOf } from './holdings.ts'

/** Whoever changes the people of these companies waits for whoever leaves. */
const lockCompanies = ofUser(
  `select from company where id in (select company_id from account where user_id = $1) order by id for no key update`,
)

/** What hangs on what they acted as, or on the address that they have proven. */
const endRest = [
  ...['account_role', 'permission', 'property_search', 'idempotent_answer'].map((table) =>
    ofUser(`delete from ${table} where account_id in ${theirAccounts}`),
  ),
  ofUser('delete from file f using account a where a.id = f.owner_account_id and a.user_id = $1 and f.is_temporary'),
  ofUser(`delete from outbox_mail where lower(to_email) = lower(${theirAddress}::text)`),
  ofUser(`delete from audit_note where kind = 'tried' and lower(told) = lower(${theirAddress}::text)`),
  ofUser(`delete from audit_note where id in (select id from audit_entry where record_id = (select id from app_user where id = $1))
    or record_id = (select id from app_user where id = $1)`),
  ofUser(`delete from mail_refusal where email = ${theirAddress}`),
  ofUser(`delete from refused_sender where email = ${theirAddress}`),
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
  for (const { holds } of departing.all) await holds?.(grant)
  const leaving = await grant.user.oneLocked({ deletedAt: null }, 'update')
  if (!leaving) return
  const worksIn = await companiesOf(grant)
  if (leaving.isSystemAdmin) throw new AppError('unauthorizedUser', { reason: 'role' })
  if (worksIn.some(({ isLastAdmin }) => isLastAdmin)) throw new AppError('lastAdminInCompany')

  for (const { ends } of departing.all) await ends(grant)
  for (const end of endRest) await grant.query(end)
  await grant.ofUser(Account).changeWhere({}, { ...nobody, name: 'Slettet bruker' })
  const email = `deleted-${grant.userId}@deleted.invalid`
  await grant.user.changeWhere({}, { ...nothing, email, firstName: 'Slettet', lastName: 'bruker', deletedAt: now })
  for (const kind of theirOwn) await grant.ofUser(kind).removeWhere({})
  await mail(accountDeleted.mail(leaving.email, leaving.language, { name: leaving.firstName }))
}
