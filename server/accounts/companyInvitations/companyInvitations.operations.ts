import { companyInvitationInput, leaveCompanyInput } from '#schema/accounts/companyInvitations.input.ts'
import { nothing } from '#schema/accounts/identity.input.ts'
import { whenOn } from '#server/access/feature.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { profileOf } from '#server/accounts/identity/accountProfiles.offer.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'
import { accept, decline, invitationsOf } from './answeringCompany.ts'
import { leave } from './leavingCompany.ts'

const feature = 'companyAccountManagement'
const inOwnName = whenOn(feature, inPerson(signedIn))

export const companyInvitations = answer({
  name: 'companyInvitations',
  input: nothing,
  permission: whenOn(feature, signedIn),
  answer: ({ grant }) => invitationsOf(grant),
})

export const acceptCompanyInvitation = command({
  name: 'acceptCompanyInvitation',
  input: companyInvitationInput,
  permission: inOwnName,
  async run({ grant, input: { invitationId } }) {
    const accountId = await accept(grant, invitationId)
    return about({ recordId: accountId }, await profileOf(grant, grant.userId, accountId))
  },
})

export const declineCompanyInvitation = command({
  name: 'declineCompanyInvitation',
  input: companyInvitationInput,
  permission: inOwnName,
  async run({ grant, input: { invitationId }, mail }) {
    await decline(grant, invitationId, { mail })
    return new Done(invitationId)
  },
})

export const leaveCompany = command({
  name: 'leaveCompany',
  input: leaveCompanyInput,
  permission: inOwnName,
  async run({ grant, input: { accountId } }) {
    await leave(grant, accountId)
    return new Done(accountId)
  },
})
