import { type OwnersPart, sharesAfter } from '#schema/registry/shares.ts'
import type { EstateDoor } from '#server/access/estateDoor.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Language } from '#server/kernel/texts.ts'

const all = ofEstate(`select o.id, o.account_id "accountId", a.name, o.share_numerator numerator, o.share_denominator denominator,
    o.claim_status <> 'claimed' "isAssumed", u.email, u.language, u.first_name "firstName"
  from estate_owner o join account a on a.id = o.account_id join app_user u on u.id = a.user_id
  where o.estate_id = $1 order by o.created_at, o.id`)

export interface Owner extends OwnersPart {
  id: string
  name: string
  email: string
  language: Language
  firstName: string
}

export const ownersOfEstate = (door: EstateDoor) => door.query<Owner>(all)

/** The owners, with nobody else becoming one before this command is done. */
export async function lockedOwners(door: EstateDoor): Promise<Owner[]> {
  await door.estate.get(door.estateId)
  return ownersOfEstate(door)
}

export interface Claimant {
  accountId: string
  numerator: number
  denominator: number
}

/** What the others keep once the claimant has their part; nothing where that would be more than the whole. */
export const keptBesides = (owners: readonly Owner[], { accountId, ...share }: Claimant, giver?: string) =>
  sharesAfter(
    owners.filter((owner) => owner.accountId !== accountId),
    share,
    giver,
  )

/** Adds an owner and takes none away; behind the estate's lock. */
export async function makeOwner(door: EstateDoor, owners: readonly Owner[], claimant: Claimant, giver?: string) {
  const kept = keptBesides(owners, claimant, giver)
  if (!kept) throw new AppError('cannotHandleTheRequest', { reason: 'moreThanWhole' })
  const rows = door.rows(EstateOwner)
  for (const { accountId, numerator, denominator } of kept) {
    const before = owners.find((owner) => owner.accountId === accountId)!
    if (before.numerator === numerator && before.denominator === denominator) continue
    await rows.change(await rows.get(before.id), { shareNumerator: numerator, shareDenominator: denominator })
  }
  const { accountId, numerator: shareNumerator, denominator: shareDenominator } = claimant
  const own = owners.find((owner) => owner.accountId === accountId)
  const values = { claimStatus: 'claimed', shareNumerator, shareDenominator } as const
  if (own) await rows.change(await rows.get(own.id), values)
  else await rows.add({ accountId, ...values })
}
