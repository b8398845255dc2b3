import { AppError } from '#server/kernel/errors.ts'
import type { Grants } from '#server/kernel/permission.ts'
import { reachOf } from '#server/kernel/tokenReach.ts'
import { EstateGrant } from './estateGrant.ts'
import { grantedOn, type OfEstate, onEstate } from './onEstate.ts'

const seesIt = onEstate('read')

/** Whoever sees the estate as a guest may do what guests do; owners and others are refused. */
export const asGuest: Grants<{ estateId: string }, EstateGrant, OfEstate> = {
  rule: 'a guest of the estate',
  ...reachOf(seesIt),
  area: 'sharing',
  admits: (viewer) => {
    seesIt.admits(viewer)
    if (viewer.kind !== 'account') throw new AppError('authorizationFailure')
  },
  gate: (ask) => seesIt.gate(ask),
  grant: (facts, by) => new EstateGrant(grantedOn(facts, by, 'estate')),
}
