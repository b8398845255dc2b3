import { daysToRestore } from '#schema/registry/restoring.ts'
import type { AccountGrant } from '#server/access/accountGrant.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Leaves, Written } from '#server/kernel/operation.ts'
import { isOlderThan, now } from '#server/kernel/rows/moments.ts'
import { estateRemoved } from '#server/mail/templates/estateRemoved.ts'
import { ownersBeside } from './leaving.ts'
import { RemovedEstate } from './removedEstate.entity.ts'
import { refuseWhileWorkGoesOn, showOut } from './showingOut.ts'

const dayOf = (removedAt: Date) => new Date(removedAt.getTime() + daysToRestore * 86_400_000)

/** From here on the estate is nobody's, so that no way leads to it; who it was is kept beside it. */
export async function remove(grant: EstateGrant, { mail }: Pick<Leaves, 'mail'>) {
  const { own, others } = await ownersBeside(grant)
  if (others.length) throw new AppError('cannotHandleTheRequest', { reason: 'notAlone' })
  await refuseWhileWorkGoesOn(grant)
  await showOut(grant)
  const { claimStatus, shareNumerator, shareDenominator } = await grant.rows(EstateOwner).remove(own.id)
  await grant.rows(RemovedEstate).add({ accountId: own.accountId, claimStatus, shareNumerator, shareDenominator })
  const [{ addressLine1: address, removedAt }] = (await grant.estate.mark({}, { removedAt: now })) as [Estate]
  await mail(estateRemoved.mail(own.email, own.language, { name: own.firstName, address, until: dayOf(removedAt!).toISOString() }))
}

const removed = ofAccount(`select e.id, e.address_line1 "addressLine1", e.address_line2 "addressLine2", e.removed_at "removedAt",
    e.removed_at + interval '${daysToRestore} days' "restorableUntil"
  from removed_estate r join estate e on e.id = r.estate_id where r.account_id = $1 order by e.removed_at desc, e.id`)
export const removedBy = (grant: AccountGrant) => grant.query(removed)

const putBack = ofAccount(`update estate set removed_at = null
  where id = $2 and id in (select estate_id from removed_estate where account_id = $1) returning id`)
const ownAgain = ofAccount(`insert into estate_owner (account_id, estate_id, claim_status, share_numerator, share_denominator)
  select $1, estate_id, claim_status, share_numerator, share_denominator from removed_estate where account_id = $1 and estate_id = $2`)

/** Refused where somebody has added the same place of the land register meanwhile. */
export async function restore(grant: AccountGrant, estateId: string) {
  const [row] = await grant.query<{ id: string }>(putBack, estateId)
  if (!row) throw new AppError('entityNotFound')
  await grant.query(ownAgain, estateId)
  await grant.rows(RemovedEstate).removeWhere({ estateId })
  return new Written(Estate, estateId, [], false)
}

/** What can't be had back any more is gone, contents of files with the next sweeps. */
export const forgetRemovedEstates = (care: Caretaker) => care.rows(Estate).removeWhere({ removedAt: isOlderThan(`${daysToRestore} days`) })
