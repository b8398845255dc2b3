import { nothing } from '#schema/accounts/identity.input.ts'
import {
  acceptOwnerInvitationInput,
  declineOwnerInvitationInput,
  inviteOwnerInput,
  invitedOwnerInput,
  ownerInvitationInput,
  ownerInvitationKeyInput,
  refuseOwnerInvitationInput,
} from '#schema/estates/ownerInvitations.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { asksOwners, changesOwnerInvitations, seesOwnerInvitations } from '#server/access/onOwnerInvitation.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { profileOf } from '#server/accounts/identity/accountProfiles.offer.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command, Done, query } from '#server/kernel/operation.ts'
import { accept, decline, invitationsTo } from './answeringOwnership.ts'
import { invite, inviteAgain, withdraw } from './changing.ts'
import { refusableBy, refuseByKey } from './refusingByMail.ts'

export const ownerInvitations = answer({
  name: 'ownerInvitations',
  input: nothing,
  permission: signedIn,
  answer: ({ grant }) => invitationsTo(grant),
})

export const acceptOwnerInvitation = command({
  name: 'acceptOwnerInvitation',
  input: acceptOwnerInvitationInput,
  permission: inPerson(signedIn),
  async run({ grant, input: { invitationId }, mail }) {
    const { accountId, estateId, orderId } = await accept(grant, invitationId, { mail })
    const account = await profileOf(grant, grant.userId, accountId)
    return about({ recordId: invitationId, estateId }, { account, estateId, orderId })
  },
})

export const declineOwnerInvitation = command({
  name: 'declineOwnerInvitation',
  input: declineOwnerInvitationInput,
  permission: inPerson(signedIn),
  async run({ grant, input: { invitationId, isForGood }, mail }) {
    await decline(grant, invitationId, isForGood ?? false, { mail })
    return new Done(invitationId)
  },
})

const holder = everyone('whoever got the mail of an invitation has its key')

export const refusableOwnerInvitation = answer({
  name: 'refusableOwnerInvitation',
  input: ownerInvitationKeyInput,
  permission: holder,
  async answer({ grant, input: { invitationKey }, call, app }) {
    await grant.throttle('token', call.address)
    return refusableBy(grant, app.mailKeys, invitationKey)
  },
})

export const refuseOwnerInvitation = command({
  name: 'refuseOwnerInvitation',
  input: refuseOwnerInvitationInput,
  isSecret: true,
  permission: holder,
  prepare: ({ grant, call }) => grant.throttle('token', call.address),
  async run({ grant, input: { invitationKey: key, isForGood }, app, mail }) {
    const refused = await refuseByKey(grant, app.mailKeys, { key, isForGood: isForGood ?? false }, { mail })
    return about({ recordId: refused.id }, refused.answer)
  },
})

/** Below an estate, and below an order. */
export const invitedOwnerOf = query({
  name: 'invitedOwnerOf',
  input: invitedOwnerInput,
  permission: seesOwnerInvitations,
  rows: ({ scope, input }) => scope.latest(input.estateId),
})

export const inviteOwner = command({
  name: 'inviteOwner',
  input: inviteOwnerInput,
  permission: inPerson(asksOwners),
  prepare: ({ grant, call }) => grant.throttle('invite', call.address),
  run: ({ grant, input, call, mailTo }) => invite(grant, input, { language: call.language, mailTo }),
})

export const sendOwnerInvitationAgain = command({
  name: 'sendOwnerInvitationAgain',
  input: ownerInvitationInput,
  permission: inPerson(changesOwnerInvitations),
  prepare: ({ grant, call }) => grant.throttle('invite', call.address),
  run: ({ grant, input: { invitationId }, call, mailTo }) => inviteAgain(grant, invitationId, { language: call.language, mailTo }),
})

export const withdrawOwnerInvitation = command({
  name: 'withdrawOwnerInvitation',
  input: ownerInvitationInput,
  permission: inPerson(changesOwnerInvitations),
  run: ({ grant, input: { invitationId } }) => withdraw(grant, invitationId),
})
