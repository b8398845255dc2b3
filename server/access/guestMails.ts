import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import type { Outbox } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { guestInvitation } from '#server/mail/templates/guestInvitation.ts'
import { Caretaker } from './caretaker.ts'
import { linkToCreate } from './passwordTokens.ts'

/** To one address in an hour, whoever asks for them. */
const mostMails = 3

/** Somebody new begins in the language of whoever invites them, and looks over what was put down for them where it is not all there. */
const addUser = `insert into app_user (first_name, last_name, email, language) values ($1, $2, $3, $4) on conflict (email) do nothing`
const person = 'select id, name from app_user where email = $1 and deleted_at is null'
const addAccount = `insert into account (user_id, account_type, name, is_profile_update_needed) values ($1, 'customer', $2, $3)
  on conflict (user_id) where account_type = 'customer' do nothing returning id`
const addRole = `insert into account_role (account_id, role) values ($1, 'Customer.Guest')`
const account = `select id from account where user_id = $1 and account_type = 'customer'`

/** The customer account behind an address; somebody new gets one. What is known of anybody stays as it is. */
export async function accountOfGuest(
  db: EntityManager,
  { email, name, language }: { email: string; name: string | null; language: Language },
): Promise<string> {
  const [firstName, lastName] = named(name ?? email.split('@')[0]!)
  await db.query(addUser, [firstName, lastName, email, language])
  const [known]: { id: string; name: string }[] = await db.query(person, [email])
  if (!known) throw new AppError('emailIsNotValid', { fields: { email: 'notValid' } }) // of somebody who has left
  const [added]: { id: string }[] = await db.query(addAccount, [known.id, known.name.trim(), !known.name.trim().includes(' ')])
  if (added) await db.query(addRole, [added.id])
  const [found]: { id: string }[] = added ? [added] : await db.query(account, [known.id])
  return found!.id
}

const words = `select g.email, u.id "userId", u.language, u.password_hash "passwordHash", e.address_line1 address, by.name owner
  from guest_invitation g join estate e on e.id = g.estate_id join account a on a.id = g.account_id join app_user u on u.id = a.user_id
  left join account by on by.id = g.invited_by where g.id = $1`
interface Words {
  email: string
  userId: string
  language: Language
  passwordHash: string | null
  address: string
  owner: string | null
}

/** In the reader's language, with a link to create a password where they have none. */
export async function sendInvitation(db: EntityManager, outbox: Outbox, id: string) {
  const [invitation]: Words[] = await db.query(words, [id])
  const { email, userId, language, passwordHash, address, owner } = invitation!
  const link = await linkToCreate(new Caretaker(db), userId, passwordHash)
  await outbox.add(db, guestInvitation.mail(email, language, { owner, address, ...link }))
}

const mailed = `select ceil(extract(epoch from created_at + interval '1 hour' - now()))::int seconds from outbox_mail
  where lower(to_email) = lower($1) and template = $2 and created_at > now() - interval '1 hour' order by created_at desc offset ${mostMails - 1} limit 1`

export async function refuseTooManyMails(db: EntityManager, email: string) {
  const [found]: { seconds: number }[] = await db.query(mailed, [email, guestInvitation.name])
  if (found) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: Math.max(found.seconds, 1) })
}

/** `Kari Anne Nordmann` → `Kari Anne`, `Nordmann`. */
function named(name: string): [string, string] {
  const parts = name.split(/\s+/)
  return parts.length > 1 ? [parts.slice(0, -1).join(' '), parts.at(-1)!] : [name, '']
}
