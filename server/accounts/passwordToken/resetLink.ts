import { takeCare } from '#server/access/caretaker.ts'
import type { App } from '#server/kernel/app.ts'
import { resetPassword } from '#server/mail/templates/resetPassword.ts'
import { issueResetToken } from './passwordTokens.offer.ts'

/** The kind of mail that is asked for. */
export const resetLink = 'resetLink'

/** Nothing is sent, and nothing told, where nobody has this address. */
export const sendResetLink = (app: Pick<App, 'db' | 'outbox'>, address: string) =>
  takeCare(app, async (care, mail) => {
    const user = await issueResetToken(care, address)
    if (user) await mail(resetPassword.mail(user.email, user.language, { name: user.name, token: user.token }))
  })
