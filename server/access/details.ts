import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import type { Language } from '#server/kernel/texts.ts'

export interface NewDetails {
  firstName: string
  lastName: string
  phone: string
  address: { addressLine1?: string | null; postalCode?: string | null; city?: string | null } | null | undefined
  language: Language
  identityHash: Buffer | undefined
}

const find = `select u.first_name "firstName", u.last_name "lastName", u.email, u.phone, u.language, u.identity_hash is not null "hasIdentityNumber",
    a.account_type "accountType", json_build_object('addressLine1', u.address_line1, 'postalCode', u.postal_code, 'city', u.city) address
  from account a join app_user u on u.id = a.user_id where a.id = $1`

export async function detailsOf(db: EntityManager, accountId: string) {
  const [found]: Record<string, unknown>[] = await db.query(find, [accountId])
  return found!
}

const update = `update app_user set first_name = $2, last_name = $3, phone = $4, address_line1 = $5, postal_code = $6, city = $7, language = $8,
    identity_hash = coalesce(identity_hash, $9), updated_at = now() where id = $1`
/** A customer's account is called after its person. */
const rename = `update account set name = $2, updated_at = now() where user_id = $1 and account_type = 'customer' and name <> $2`
const settle = 'update account set is_profile_update_needed = false where id = $1 and is_profile_update_needed'
const recognised = 'select from app_user where identity_hash = $1 and id <> $2'

export async function updateDetails(db: EntityManager, { userId, accountId }: { userId: string; accountId: string }, details: NewDetails) {
  const { firstName, lastName, phone, address, language, identityHash } = details
  const others: unknown[] = identityHash ? await db.query(recognised, [identityHash, userId]) : []
  if (others.length) throw new AppError('registrationEntityAlreadyExists')
  const { addressLine1 = null, postalCode = null, city = null } = address ?? {}
  await db.query(update, [userId, firstName, lastName, phone, addressLine1, postalCode, city, language, identityHash ?? null])
  await db.query(rename, [userId, `${firstName} ${lastName}`])
  await db.query(settle, [accountId])
}
