import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, post, type Route } from '#server/kernel/rest.ts'
import {
  blockUser,
  blockUserAccount,
  endUserSessions,
  sendUserMail,
  unblockUser,
  unblockUserAccount,
  userDesk,
} from './userDesk.operations.ts'

export const graphql: GraphqlApi = {
  Query: { userDesk },
  Mutation: { sendUserMail, blockUser, unblockUser, blockUserAccount, unblockUserAccount, endUserSessions },
}

const answer = `{ id name email state isIdentityProven isSystemAdmin isSelf createdAt signedInAt blockedAt mayBeSent
  accounts { id name companyName roles isDisabled blockedAt leftAt } mails { id kind state createdAt sentAt }
  sessions { id device network provider tokenName createdAt seenAt isOwn } deeds { id at operation reason actorName } }`
const changed = '{ id name email state isIdentityProven isSystemAdmin companies ownedCount createdAt signedInAt blockedAt }'
const user = '/api/private/administration/users/:userId'

export const rest: Route[] = [
  get(user, userDesk, { answer }),
  post(`${user}/mail`, sendUserMail, { answer: changed, refuses: ['transition', 'tooMany'] }),
  post(`${user}/block`, blockUser, { answer: changed, refuses: ['transition', 'restrictSelfBlock', 'role'] }),
  post(`${user}/unblock`, unblockUser, { answer: changed, refuses: ['transition'] }),
  post(`${user}/accounts/:accountId/block`, blockUserAccount, { answer: changed, refuses: ['transition', 'restrictSelfBlock', 'role'] }),
  post(`${user}/accounts/:accountId/unblock`, unblockUserAccount, { answer: changed, refuses: ['transition'] }),
  post(`${user}/sessions/end`, endUserSessions, { answer: changed, refuses: ['transition', 'restrictSelfBlock'] }),
]
