import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Language } from '#server/kernel/texts.ts'

/** Somebody new begins in the language of whoever invites them, and looks over what was put down for them where it is not all there. */
const addUser = ofPeople(
  'insert into app_user (first_name, last_name, email, language) values ($1, $2, $3, $4) on conflict (email) do nothing',
)
const person = ofPeople('select id, name from app_user where email = $1 and deleted_at is null')
const addAccount = ofPeople(`insert into account (user_id, account_type, name, is_profile_update_needed) values ($1, 'customer', $2, $3)
  on conflict (user_id) where account_type = 'customer' do nothing returning id`)
const addRole = ofPeople(`insert into account_role (account_id, role) values ($1, 'Customer.Guest')`)
const account = ofPeople(`select id from account where user_id = $1 and account_type = 'customer'`)

/** The customer account behind an address; somebody new gets one. What is known of anybody stays as it is. */
export async function accountOfGuest(
  people: AsksAboutPeople,
  { email, name, language }: { email: string; name: string | null; language: Language },
): Promise<string> {
  await people.query(addUser, ...named(name ?? email.split('@')[0]!), email, language)
  const [known] = await people.query<{ id: string; name: string }>(person, email)
  if (!known) throw new AppError('emailIsNotValid', { fields: { email: 'notValid' } }) // of somebody who has left
  const theirs = known.name.trim()
  const [added] = await people.query<{ id: string }>(addAccount, known.id, theirs, !theirs.includes(' '))
  if (added) await people.query(addRole, added.id)
  const [found] = added ? [added] : await people.query<{ id: string }>(account, known.id)
  return found!.id
}

/** `Kari Anne Nordmann` → `Kari Anne`, `Nordmann`. */
function named(name: string): [string, string] {
  const parts = name.split(/\s+/)
  return parts.length > 1 ? [parts.slice(0, -1).join(' '), parts.at(-1)!] : [name, '']
}
