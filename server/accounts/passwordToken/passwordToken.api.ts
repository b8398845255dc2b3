import type { Forgets } from '#server/access/caretaker.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { post, type Route } from '#server/kernel/rest.ts'
import type { AnswersMail } from '#server/mail/requests.ts'
import { passwordToken } from './passwordToken.entity.ts'
import { createPassword, resetPassword, validatePasswordToken } from './passwordToken.operations.ts'
import { forgetOldTokens } from './passwordTokens.offer.ts'
import { resetLink, sendResetLink } from './resetLink.ts'

export const graphql: GraphqlApi = {
  Mutation: { resetPassword, validatePasswordToken, createPassword },
  entities: [passwordToken],
  names: { PasswordToken: null },
}

export const rest: Route[] = [
  post('/api/public/profile/user/reset-password', resetPassword, { refuses: ['emailIsNotValid', 'tooMany'] }),
  post('/api/public/profile/user/validate-token', validatePasswordToken, {
    answer: '{ email purpose unproven { name createdAt } }',
    refuses: ['passwordResetLinkExpired'],
  }),
  post('/api/public/profile/user/create-password', createPassword, { refuses: ['passwordResetLinkExpired'] }),
]

export const answersMail: readonly AnswersMail[] = [{ kind: resetLink, writes: sendResetLink }]

export const forgets: readonly Forgets[] = [forgetOldTokens]
