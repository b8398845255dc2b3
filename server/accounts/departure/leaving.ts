import type { UserGrant } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { accountDeleted } from '#server/mail/templates/accountDeleted.ts'
import { holdingsOf, personOf } from './holdings.ts'

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
  ofUser(`delete from mail_refusal where email = ${email}`),
  ofUser(`delete from maintenance_reminder where email = ${email}`),
  ofUser('select forget_orderer(a.id) from account a where a.user_id = $1'),
  ofUser(`update account set name = 'Slettet bruker', is_disabled = true, is_remembered = false, is_profile_update_needed = false,
    updated_at = now() where user_id = $1`),
  ofUser(`update app_user set email = 'deleted-' || id || '@deleted.invalid', email_verified_at = null, lost_email = null, password_hash = null, first_name = 'Slettet', last_name = 'bruker',
    phone = null, address_line1 = null, postal_code = null, city = null, identity_hash = null, identity_proven_at = null, person_status = null,
    registry_asked_at = null, beta_accepted_at = null, deleted_at = now(), updated_at = now() where id = $1`),
  ...['session', 'password_token', 'email_token', 'estate_registry_entry', 'data_export', 'sign_in_link', 'sign_in_round'].map((table) =>
    ofUser(`delete from ${table} where user_id = $1`),
  ),
]

/**
 * Leaves nothing of a person: what was theirs alone is gone, contents of files with the next sweeps, and what others
 * hold keeps the row of somebody without a name.
 */
export async function leave(grant: UserGrant, { mail }: Pick<Leaves, 'mail'>) {
  await grant.query(lockCompanies)
  await grant.query(lockEstates)
  const leaving = await personOf(grant, { isLeaving: true })
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
  await mail(accountDeleted.mail(leaving.email, leaving.language, { name: leaving.firstName }))
}
