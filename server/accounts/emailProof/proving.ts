import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { bindWaiting, lockAddress } from '#server/accounts/emailProof/addressBinding.offer.ts'
import { endPasswordTokens } from '#server/accounts/passwordToken/passwordTokens.offer.ts'
import { User } from '#server/accounts/user.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { endEmailTokens } from './emailTokens.offer.ts'

const holder = ofPeople(`select id, email_verified_at is not null "isProven",
    password_hash is null and not exists (select from account where user_id = app_user.id) "isNobody"
  from app_user where email = $1 and id <> $2 for no key update`)
/** Those of an older address; whoever reads that is somebody else. */
const endOldLinks = ofPeople(`update password_token set used_at = now() where user_id = $1 and used_at is null
  and exists (select from app_user where id = $1 and email <> $2)`)
const prove =
  ofPeople(`update app_user set email = $2, email_verified_at = coalesce(case when email = $2 then email_verified_at end, now()),
  lost_email = null, updated_at = now() where id = $1`)

interface Holder {
  id: string
  isProven: boolean
  /** Nobody but an address that somebody was invited by. */
  isNobody: boolean
}

/** The one way in which an address becomes somebody's: they have opened a link that was mailed there. What waits for it is theirs. */
export async function proveAddress(people: AsksAboutPeople, userId: string, email: string) {
  await takeFromUnproven(people, email, userId)
  await people.query(endOldLinks, userId, email)
  await people.query(prove, userId, email)
  await endEmailTokens(people, userId)
  await bindWaiting(people, email)
}

/** Whoever never proved it keeps what is in their account, and needs a new address. */
export async function takeFromUnproven(people: AsksAboutPeople, email: string, userId: string) {
  await lockAddress(people, email)
  const [other] = await people.query<Holder>(holder, email, userId)
  if (!other) return
  if (other.isProven) throw new AppError('registrationEntityAlreadyExists', { fields: { email: 'registrationEntityAlreadyExists' } })
  await letGo(people, other)
}

export async function letGo(people: AsksAboutPeople, { id, isNobody }: Pick<Holder, 'id' | 'isNobody'>) {
  const user = people.about(User, { id })
  if (isNobody) {
    await user.removeWhere({})
    return
  }
  await user.changeWhere({}, { lostEmail: () => 'email', email: `lost-${id}@lost.invalid` })
  await endPasswordTokens(people, id)
  await endEmailTokens(people, id)
}
