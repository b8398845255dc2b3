import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import type { Language } from '#server/kernel/texts.ts'

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
  identityHash?: Buffer | undefined
}
interface KnownUser {
  id: string
  name: string
  lastName: string
  email: string
  language: Language
  passwordHash: string | null
  isSystemAdmin: boolean
}

const insert =
  ofPeople(`insert into app_user (first_name, last_name, email, phone, address_line1, postal_code, city, language, password_hash, identity_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (email) do nothing returning id`)
const known =
  ofPeople(`select id, first_name name, last_name "lastName", email, language, password_hash "passwordHash", is_system_admin "isSystemAdmin"
  from app_user where email = $1`)

/** The id of a new user; nothing where somebody has this address already. */
export async function addUser(people: AsksAboutPeople, user: NewUser): Promise<string | undefined> {
  const { firstName, lastName, email, phone, address, language, passwordHash, identityHash } = user
  const { addressLine1 = null, postalCode = null, city = null } = address ?? {}
  const values = [firstName, lastName, email, phone, addressLine1, postalCode, city, language, passwordHash ?? null, identityHash ?? null]
  const [added] = await people.query<{ id: string }>(insert, ...values)
  return added?.id
}

export async function userKnownAs(people: AsksAboutPeople, email: string): Promise<KnownUser> {
  const [user] = await people.query<KnownUser>(known, email)
  return user!
}
