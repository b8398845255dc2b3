import type { UserMail } from '#schema/administration/userDesk.input.ts'
import type { SystemGrant } from '#server/access/caretaker.ts'
import { issueEmailToken, waitForMail } from '#server/accounts/emailProof/emailTokens.offer.ts'
import { PasswordToken } from '#server/accounts/passwordToken/passwordToken.entity.ts'
import { issuePasswordToken } from '#server/accounts/passwordToken/passwordTokens.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { isWithin } from '#server/kernel/rows/moments.ts'
import { confirmEmail } from '#server/mail/templates/confirmEmail.ts'
import { resetPassword } from '#server/mail/templates/resetPassword.ts'
import { welcome } from '#server/mail/templates/welcome.ts'
import { heldUser } from './blocking.ts'
import { mailsFor } from './desk.ts'

/** More than these in a quarter of an hour are no help to anybody. */
const mostLinks = 3
const quarter = 15 * 60

/** To the address that they have here, and nowhere else. */
export async function sendMail(grant: SystemGrant, { mail }: Pick<Leaves, 'mail'>, userId: string, kind: UserMail) {
  const { email, language, firstName: name } = await heldUser(grant, userId)
  if (!(await mailsFor(grant, userId)).includes(kind)) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  if (kind === 'CONFIRMATION') {
    refuseMore(await waitForMail(grant, email))
    return mail(confirmEmail.mail(email, language, { name, token: await issueEmailToken(grant, userId, email) }))
  }
  const purpose = kind === 'PASSWORD' ? 'reset' : 'create'
  const sent = await grant.about(PasswordToken, { userId }).countOf({ createdAt: isWithin('15 minutes') })
  refuseMore(sent >= mostLinks ? quarter : undefined)
  const token = await issuePasswordToken(grant, userId, purpose)
  return mail((kind === 'PASSWORD' ? resetPassword : welcome).mail(email, language, { name, token }))
}

function refuseMore(seconds: number | undefined) {
  if (seconds) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: seconds })
}
