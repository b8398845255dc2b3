import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import type { Outbox } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { accountDeleted } from '#server/mail/templates/accountDeleted.ts'

interface Person {
  email: string
  firstName: string
  language: Language
  isSystemAdmin: boolean
}

/** Whoever changes the people of these companies, or the owners of these estates, waits for whoever leaves. */
const lockCompanies = `select from company where id in (select company_id from account where user_id = $1) order by id for no key update`
const lockEstates = `select from estate where id in (select estate_id from estate_owner o join account a on a.id = o.account_id
  where a.user_id = $1 and a.account_type = 'customer') order by id for update`
const person = `select email, first_name "firstName", language, is_system_admin "isSystemAdmin" from app_user where id = $1 and deleted_at is null`

/** An estate is somebody else's as well where any other account owns it, another one of the same user among them. */
const estates = `select e.id, e.address_line1 address,
    exists (select from estate_owner other where other.estate_id = e.id and other.account_id <> o.account_id) "isShared"
  from estate e join estate_owner o on o.estate_id = e.id join account a on a.id = o.account_id
  where a.user_id = $1 and a.account_type = 'customer' order by e.address_line1, e.id`
const companies = `select c.name, exists (select from account_role where account_id = a.id and role = 'Company.Admin') and not a.is_disabled
    and not exists (select from account b join account_role r on r.account_id = b.id and r.role = 'Company.Admin'
      where b.company_id = c.id and b.id <> a.id and not b.is_disabled) "isLastAdmin"
  from account a join company c on c.id = a.company_id where a.user_id = $1 order by c.name, c.id`

const nobody = `update app_user set email = 'deleted-' || id || '@deleted.invalid', password_hash = null, first_name = 'Slettet', last_name = 'bruker',
    phone = null, address_line1 = null, postal_code = null, city = null, identity_hash = null, person_status = null,
    registry_asked_at = null, beta_accepted_at = null, deleted_at = now(), updated_at = now()
  where id = $1`
const noAccount = `update account set name = 'Slettet bruker', is_disabled = true, is_remembered = false, is_profile_update_needed = false,
    updated_at = now() where user_id = $1`

/** What hangs on a person or on what they acted as, and on nothing else. */
const ofUser = ['session', 'password_token', 'estate_registry_entry', 'data_export']
const ofAccounts = ['account_role', 'permission', 'guest_invitation', 'licence', 'property_search', 'idempotent_answer', 'calendar_feed']
const endedEstates = 'delete from estate where id = any($1)'
const endedGuests = `delete from permission where split_part(subject, '/', 1) = 'estate' and split_part(subject, '/', 2) = any($1::text[])`
const endedOwner = `delete from estate_owner o using account a where a.id = o.account_id and a.user_id = $1 and a.account_type = 'customer'`
const endedUploads = 'delete from file f using account a where a.id = f.owner_account_id and a.user_id = $1 and f.is_temporary'
const endedMails = 'delete from outbox_mail where lower(to_email) = lower($1)'
const ofAddress = ['mail_refusal', 'maintenance_reminder']

/** What it would mean if this user left. */
export async function departureOf(db: EntityManager, userId: string) {
  const [found]: Person[] = await db.query(person, [userId])
  const { owned, worksIn } = await holdingsOf(db, userId)
  return {
    estatesToDelete: owned.filter(({ isShared }) => !isShared).map(({ address }) => address),
    estatesToLeave: owned.filter(({ isShared }) => isShared).map(({ address }) => address),
    companies: worksIn.map(({ name }) => name),
    lastAdminIn: worksIn.filter(({ isLastAdmin }) => isLastAdmin).map(({ name }) => name),
    isSystemAdmin: found!.isSystemAdmin,
  }
}

async function holdingsOf(db: EntityManager, userId: string) {
  const owned: { id: string; address: string; isShared: boolean }[] = await db.query(estates, [userId])
  const worksIn: { name: string; isLastAdmin: boolean }[] = await db.query(companies, [userId])
  return { owned, worksIn }
}

/**
 * Leaves nothing of a person: what was theirs alone is gone, contents of files with the next sweeps, and what others
 * hold keeps the row of somebody without a name.
 */
export async function depart(db: EntityManager, userId: string, outbox: Outbox) {
  await db.query(lockCompanies, [userId])
  await db.query(lockEstates, [userId])
  const [leaving]: Person[] = await db.query(`${person} for update`, [userId])
  if (!leaving) return
  const { owned, worksIn } = await holdingsOf(db, userId)
  if (leaving.isSystemAdmin) throw new AppError('unauthorizedUser', { reason: 'role' })
  if (worksIn.some(({ isLastAdmin }) => isLastAdmin)) throw new AppError('lastAdminInCompany')
  const ended = owned.filter(({ isShared }) => !isShared).map(({ id }) => id)

  for (const table of ofAccounts)
    await db.query(`delete from ${table} where account_id in (select id from account where user_id = $1)`, [userId])
  await db.query(endedGuests, [ended])
  await db.query(endedEstates, [ended])
  await db.query(endedOwner, [userId])
  await db.query(endedUploads, [userId])
  await db.query(endedMails, [leaving.email])
  for (const table of ofAddress) await db.query(`delete from ${table} where email = $1`, [leaving.email])
  await db.query(noAccount, [userId])
  await db.query(nobody, [userId])
  for (const table of ofUser) await db.query(`delete from ${table} where user_id = $1`, [userId])
  await outbox.add(db, accountDeleted.mail(leaving.email, leaving.language, { name: leaving.firstName }))
}
