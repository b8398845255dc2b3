import {
  endUserSessionsInput,
  sendUserMailInput,
  userAccountDeedInput,
  userDeedInput,
  userDeskInput,
} from '#schema/administration/userDesk.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedInUser } from '#server/access/signedIn.ts'
import { User } from '#server/accounts/user.entity.ts'
import { about } from '#server/kernel/about.ts'
import type { Call } from '#server/kernel/call.ts'
import { answer, command, Written } from '#server/kernel/operation.ts'
import { blockAccount, blockUser as block, unblockAccount, unblockUser as unblock } from './blocking.ts'
import { deskOf } from './desk.ts'
import { endSessions } from './endingSessions.ts'
import { sendMail } from './sendingMail.ts'

const permission = inPerson(asSystemAdmin)
const sessionOf = ({ viewer }: Call) => signedInUser(viewer).sessionId

/** Whom it was done to, and why, stands in the log. */
const doneTo = ({ userId, reason }: { userId: string; reason: string }) =>
  about({ note: { kind: 'reason', told: reason } }, new Written(User, userId, [], false))

export const userDesk = answer({
  name: 'userDesk',
  input: userDeskInput,
  permission: asSystemAdmin,
  answer: ({ grant, input: { userId }, call }) => deskOf(grant, userId, sessionOf(call)),
})

export const sendUserMail = command({
  name: 'sendUserMail',
  input: sendUserMailInput,
  permission,
  async run({ grant, input, mail }) {
    await sendMail(grant, { mail }, input.userId, input.mail)
    return doneTo(input)
  },
})

export const blockUser = command({
  name: 'blockUser',
  input: userDeedInput,
  permission,
  async run({ grant, input }) {
    await block(grant, input.userId)
    return doneTo(input)
  },
})

export const unblockUser = command({
  name: 'unblockUser',
  input: userDeedInput,
  permission,
  async run({ grant, input }) {
    await unblock(grant, input.userId)
    return doneTo(input)
  },
})

export const blockUserAccount = command({
  name: 'blockUserAccount',
  input: userAccountDeedInput,
  permission,
  async run({ grant, input }) {
    await blockAccount(grant, input.userId, input.accountId)
    return doneTo(input)
  },
})

export const unblockUserAccount = command({
  name: 'unblockUserAccount',
  input: userAccountDeedInput,
  permission,
  async run({ grant, input }) {
    await unblockAccount(grant, input.userId, input.accountId)
    return doneTo(input)
  },
})

export const endUserSessions = command({
  name: 'endUserSessions',
  input: endUserSessionsInput,
  permission,
  async run({ grant, input, call }) {
    await endSessions(grant, input.userId, { one: input.sessionId, asking: sessionOf(call) })
    return doneTo(input)
  },
})
