import type { OwnerAskingGrant } from '#server/access/onOwnerInvitation.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Leaves, Written } from '#server/kernel/operation.ts'
import { now } from '#server/kernel/rows/moments.ts'
import type { Language } from '#server/kernel/texts.ts'
import { askAgain, type AskedPerson, askOwner } from './askOwner.offer.ts'
import { InvitedOwner } from './invitedOwner.entity.ts'

interface Sends extends Pick<Leaves, 'mailTo'> {
  language: Language
}
const askerOf = (grant: OwnerAskingGrant) => ({
  people: grant,
  invitations: grant.rows(InvitedOwner),
  estateId: grant.estateId,
  companyId: grant.companyId,
  viewer: grant.viewer,
})

/** Of an estate that nobody owns here; of any other its owners let others in. */
async function refuseOwned(grant: OwnerAskingGrant) {
  await grant.estate.get(grant.estateId) // whoever asks waits for whoever else asks or answers
  if (await grant.rows(EstateOwner).exists({})) throw new AppError('entityAlreadyExists')
}

export async function invite(grant: OwnerAskingGrant, person: AskedPerson, sends: Sends) {
  await refuseOwned(grant)
  return new Written(InvitedOwner, await askOwner(askerOf(grant), person, sends), ['email', 'firstName', 'lastName'], true)
}

export async function inviteAgain(grant: OwnerAskingGrant, invitationId: string, sends: Sends) {
  await refuseOwned(grant)
  const invitation = await grant.rows(InvitedOwner, { companyId: grant.companyId }).get(invitationId)
  if (invitation.state === 'unasked') throw new AppError('entityNotFound')
  await askAgain(askerOf(grant), invitation, sends)
  return new Written(InvitedOwner, invitationId, ['state'], false)
}

/** Whoever was asked finds nothing any more, and answers nothing. */
export async function withdraw(grant: OwnerAskingGrant, invitationId: string) {
  await grant.estate.get(grant.estateId)
  const own = grant.rows(InvitedOwner, { companyId: grant.companyId })
  const [withdrawn] = await own.mark({ id: invitationId, state: 'invited' }, { state: 'withdrawn', answeredAt: now })
  if (!withdrawn) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  return new Written(InvitedOwner, invitationId, ['state'], false)
}
