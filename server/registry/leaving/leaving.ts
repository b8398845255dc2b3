import type { EstateGrant } from '#server/access/estateGrant.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { InvitedOwner } from '#server/estates/ownerInvitations/invitedOwner.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { ownerLeft } from '#server/mail/templates/ownerLeft.ts'
import { Project } from '#server/projects/projects/project.entity.ts'
import { lockedOwners, type Owner } from '#server/registry/claims/owners.ts'
import { EstateClaim } from '../claims/estateClaim.entity.ts'
import { companiesThatStay, showOut } from './showingOut.ts'

/** The owners behind the estate's lock; whoever is let in without being one does nothing here. */
export async function ownersBeside(grant: EstateGrant) {
  const owners = await lockedOwners(grant)
  const own = owners.find(({ accountId }) => accountId === grant.viewer.accountId)
  if (!own) throw new AppError('authorizationFailure')
  return { own, others: owners.filter((owner) => owner !== own) }
}

/**
 * The way out for every owner, whatever goes on there: a project has the customer again that its company wrote, and what awaits
 * an answer goes on waiting. Only what somebody added themselves, and nobody else has to do with, they remove instead.
 */
export async function leave(grant: EstateGrant, { mail }: Pick<Leaves, 'mail'>) {
  const { own, others } = await ownersBeside(grant)
  const { accountId } = own
  const invitation = await grant.rows(InvitedOwner).one({ accountId, state: ['accepted', 'unasked'] })
  if (!others.length) await leaveAlone(grant, invitation)
  await grant.rows(EstateOwner).remove(own.id)
  const name = invitation?.firstName && `${invitation.firstName} ${invitation.lastName}`
  await grant
    .rows(Project)
    .mark({ customerAccountId: accountId, closedAt: null }, { customerAccountId: null, ...(name && { customerName: name }) })
  // Whoever was never asked has said no by it.
  if (invitation)
    await grant
      .rows(InvitedOwner)
      .mark({ id: invitation.id }, { state: invitation.state === 'unasked' ? 'declined' : 'left', answeredAt: now })
  await tell(grant, own, others, { mail })
}

async function leaveAlone(grant: EstateGrant, invitation: InvitedOwner | null) {
  const companies = await companiesThatStay(grant, invitation?.companyId)
  const isClaimed = await grant.rows(EstateClaim).exists({ accountId: grant.viewer.accountId!, state: 'approved' })
  if (!isClaimed && !companies.length) throw new AppError('cannotHandleTheRequest', { reason: 'lastOwner' })
  await showOut(grant, companies)
}

async function tell(grant: EstateGrant, own: Owner, others: readonly Owner[], { mail }: Pick<Leaves, 'mail'>) {
  const { addressLine1: address } = (await grant.estate.one({}))!
  const addressees = new Map(others.filter(({ email }) => email !== own.email).map((owner) => [owner.email, owner]))
  for (const { email, language, firstName: name } of addressees.values())
    await mail(ownerLeft.mail(email, language, { name, owner: own.name, estateId: grant.estateId, address }))
}
