import type { Forgets } from '#server/access/caretaker.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import { changeEmail, confirmEmail, emailProof, emailToken, sendEmailLink, startAnew } from './emailProof.operations.ts'
import { emailTokenEntity } from './emailToken.entity.ts'
import { forgetOldEmailTokens } from './emailTokens.offer.ts'

export const graphql: GraphqlApi = {
  Query: { emailProof },
  Mutation: { sendEmailLink, changeEmail, emailToken, confirmEmail, startAnew },
  entities: [emailTokenEntity],
  names: { EmailToken: null },
}

const own = '/api/private/profile/user/email'
const linked = '/api/public/profile/user/email-token'
const answer = '{ email state newEmail }'

export const rest: Route[] = [
  get(own, emailProof, { answer }),
  put(own, changeEmail, { answer, refuses: ['emailIsNotValid', 'badCurrentPassword', 'userHasNoPassword', 'tooMany'] }),
  post(`${own}/link`, sendEmailLink, { refuses: ['entityAlreadyExists', 'tooMany'] }),
  post(`${own}/confirm`, confirmEmail, { answer, refuses: ['passwordResetLinkExpired', 'registrationEntityAlreadyExists'] }),
  post(linked, emailToken, { answer: '{ email name createdAt isOwn }', refuses: ['passwordResetLinkExpired'] }),
  post(`${linked}/start-anew`, startAnew, { answer: '{ token }', refuses: ['passwordResetLinkExpired'] }),
]

export const forgets: readonly Forgets[] = [forgetOldEmailTokens]
