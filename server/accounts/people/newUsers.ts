import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { User } from '#server/accounts/user.entity.ts'
import type { Language } from '#server/kernel/texts.ts'
import { asReader, type Reader } from './readers.offer.ts'

export interface Address {
  addressLine1?: string | null
  postalCode?: string | null
  city?: string | null
}
export interface NewUser {
  firstName: string
  lastName: string
  email: string
  phone: string
  address?: Address | null | undefined
  language: Language
  passwordHash: string | undefined
}

const insert =
  ofPeople(`insert into app_user (first_name, last_name, email, phone, address_line1, postal_code, city, language, password_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (email) do update set first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone,
    address_line1 = excluded.address_line1, postal_code = excluded.postal_code, city = excluded.city, language = excluded.language,
    password_hash = excluded.password_hash, updated_at = now()
  where app_user.password_hash is null and app_user.email_verified_at is null
    and not exists (select from account where user_id = app_user.id) returning id`)

/** A new user, or one who was nothing here but invited; nobody where somebody has this address already. */
export async function addUser(people: AsksAboutPeople, user: NewUser): Promise<Reader | undefined> {
  const { firstName, lastName, email, phone, address, language, passwordHash } = user
  const { addressLine1 = null, postalCode = null, city = null } = address ?? {}
  const values = [firstName, lastName, email, phone, addressLine1, postalCode, city, language, passwordHash ?? null]
  const [added] = await people.query<{ id: string }>(insert, ...values)
  return added && { id: added.id, firstName, email, language, hasPassword: passwordHash !== undefined, isProven: false }
}

export async function userKnownAs(people: AsksAboutPeople, email: string) {
  const user = (await people.about(User, { email }).one({}))!
  const { lastName, isSystemAdmin } = user
  return { ...asReader(user), lastName, isSystemAdmin }
}
