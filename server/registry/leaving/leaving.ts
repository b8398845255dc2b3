import type { EstateGrant } from '#server/access/estateGrant.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { ownerLeft } from '#server/mail/templates/ownerLeft.ts'
import { lockedOwners, type Owner } from '#server/registry/claims/owners.ts'
import { EstateClaim } from '../claims/estateClaim.entity.ts'
import { refuseWhileWorkGoesOn, showOut } from './showingOut.ts'

/** The owners behind the estate's lock; whoever is let in without being one does nothing here. */
export async function ownersBeside(grant: EstateGrant) {
  const owners = await lockedOwners(grant)
  const own = owners.find(({ accountId }) => accountId === grant.viewer.accountId)
  if (!own) throw new AppError('authorizationFailure')
  return { own, others: owners.filter((owner) => owner !== own) }
}

/** What was claimed can be given back by whoever is alone with it; what somebody added themselves they remove. */
export async function leave(grant: EstateGrant, { mail }: Pick<Leaves, 'mail'>) {
  const { own, others } = await ownersBeside(grant)
  if (!others.length) await giveBack(grant)
  await grant.rows(EstateOwner).remove(own.id)
  await tell(grant, own, others, { mail })
}

async function giveBack(grant: EstateGrant) {
  const isClaimed = await grant.rows(EstateClaim).exists({ accountId: grant.viewer.accountId!, state: 'approved' })
  if (!isClaimed) throw new AppError('cannotHandleTheRequest', { reason: 'lastOwner' })
  await refuseWhileWorkGoesOn(grant)
  await showOut(grant)
}

async function tell(grant: EstateGrant, own: Owner, others: readonly Owner[], { mail }: Pick<Leaves, 'mail'>) {
  const { addressLine1: address } = (await grant.estate.one({}))!
  const addressees = new Map(others.filter(({ email }) => email !== own.email).map((owner) => [owner.email, owner]))
  for (const { email, language, firstName: name } of addressees.values())
    await mail(ownerLeft.mail(email, language, { name, owner: own.name, estateId: grant.estateId, address }))
}
