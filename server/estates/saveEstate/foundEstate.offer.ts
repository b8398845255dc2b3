import type { EstateGrant } from '#server/access/estateGrant.ts'
import type { FoundingGrant } from '#server/access/foundingEstates.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { askOwner, type AskedPerson } from '#server/estates/ownerInvitations/askOwner.offer.ts'
import { InvitedOwner } from '#server/estates/ownerInvitations/invitedOwner.entity.ts'
import { invalid } from '#server/kernel/errors.ts'
import { type Leaves, Written } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { estateAt } from '#server/lookups/registers/registryEntry.entity.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'

/** Of whom the land register names as an owner, the part that is theirs. */
const registeredShare = ofUser(`select r.share_numerator "shareNumerator", r.share_denominator "shareDenominator"
  from estate_registry_entry r join estate e on ${estateAt} where r.user_id = $1 and e.id = $2 and (r.is_proven or $3) limit 1`)

interface Founding extends Pick<Leaves, 'mailTo'> {
  customer: AskedPerson | undefined
  /** The sample of the land register, in the demo: what it says counts although nobody has proven who they are. */
  isSample: boolean
  /** In which somebody new is written to. */
  language: Language
}

/** A new estate, of the account that acts; or of nobody, until the customer whom its company adds it for has said yes. */
export async function foundEstate(founder: FoundingGrant, values: Partial<Estate>, { customer, isSample, ...letter }: Founding) {
  const { companyId } = founder.viewer
  if (companyId && !customer) throw invalid('customerEmail', 'required')
  const estate = await founder.addEstate(values)
  if (companyId && customer) {
    await estate.rows(AccessLink).add({ companyId, status: 'claimedByDefault', claimedAt: () => 'now()' })
    const asker = { people: estate, invitations: estate.rows(InvitedOwner), estateId: estate.estateId, companyId, viewer: founder.viewer }
    await askOwner(asker, customer, letter)
  } else await addFounder(estate, isSample)
  const { imageFileId, ...columns } = values
  if (imageFileId) await estate.adopt([imageFileId], { field: 'imageFileId', as: 'image' })
  return new Written(Estate, estate.estateId, Object.keys(columns), true)
}

/** Whom the land register names as an owner has claimed what is theirs; of whoever else adds an estate it is taken for granted. */
async function addFounder(estate: EstateGrant, isSample: boolean) {
  const { accountId } = estate.viewer
  const [share] = await estate.query<Pick<EstateOwner, 'shareNumerator' | 'shareDenominator'>>(registeredShare, estate.estateId, isSample)
  const claimed = share ? { claimStatus: 'claimed', ...share } : { claimStatus: 'claimedByDefault' }
  await estate.rows(EstateOwner).add({ accountId, ...claimed })
}
