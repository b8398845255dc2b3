import type { UserGrant } from '#server/access/accountGrant.ts'
import { type AsksAboutPeople, ofPeople, ofUser } from '#server/access/heldSql.ts'
import { User } from '#server/accounts/user.entity.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { isThere } from '#server/kernel/rows/moments.ts'
import { confirmEmail } from '#server/mail/templates/confirmEmail.ts'
import { emailTaken } from '#server/mail/templates/emailTaken.ts'
import { emailState } from './emailState.ts'
import { issueEmailToken, waitForMail } from './emailTokens.offer.ts'

interface Proof {
  email: string
  state: 'PROVEN' | 'WAITING' | 'LOST'
  newEmail: string | null
}
type Sends = Pick<Leaves, 'mail'>

const waitingFor = `(select t.email::text from email_token t where t.user_id = u.id and t.used_at is null and t.expires_at > now()
  order by t.created_at desc limit 1)`
const proof = ofUser(`select coalesce(u.lost_email, u.email)::text email, nullif(${waitingFor}, u.email::text) "newEmail",
    ${emailState('u')} state
  from app_user u where u.id = $1`)
const unasked = ofPeople(`select first_name "firstName", language, email::text from app_user u where id = $1 and email_verified_at is null
  and lost_email is null and not exists (select from email_token where user_id = u.id and created_at > now() - interval '1 day')`)

export async function proofOf(grant: UserGrant): Promise<Proof> {
  const [row] = await grant.query<Proof>(proof)
  return there(row)
}

/** Once a day, when they sign in, of whoever has not shown that the address is theirs. */
export async function askForProof(people: AsksAboutPeople, { mail }: Sends, userId: string) {
  const [user] = await people.query<Pick<User, 'firstName' | 'language' | 'email'>>(unasked, userId)
  if (!user || (await waitForMail(people, user.email))) return
  const token = await issueEmailToken(people, userId, user.email)
  await mail(confirmEmail.mail(user.email, user.language, { name: user.firstName, token }))
}

/** The link once more, to the address that it was asked for last. */
export async function sendLinkAgain(grant: UserGrant, { mail }: Sends) {
  const { email, state, newEmail } = await proofOf(grant)
  const to = newEmail ?? (state === 'WAITING' ? email : undefined)
  if (!to) throw new AppError('entityAlreadyExists')
  await sendLink(grant, { mail }, to)
}

/** A link to an address that the user says is theirs. Where it is somebody else's, they are told, and nobody else is. */
export async function sendLink(grant: UserGrant, { mail }: Sends, to: string) {
  const seconds = await waitForMail(grant, to)
  if (seconds) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: seconds })
  const token = await issueEmailToken(grant, grant.userId, to)
  const owner = await grant.about(User, { email: to }).one({ emailVerifiedAt: isThere })
  if (owner && owner.id !== grant.userId) return mail(emailTaken.mail(to, owner.language, { name: owner.firstName }))
  const { firstName: name, language } = (await grant.user.one({}))!
  return mail(confirmEmail.mail(to, language, { name, token }))
}
