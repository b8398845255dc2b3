import { refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import { listsChanged } from '#client/estates/saveEstate/useSaveEstate.ts'
import {
  type CreateEstateInput,
  type RegisteredEstatePartsFragment,
  useClaimEstateMutation,
  useCreateEstateMutation,
  useEstateRegistryQuery,
  useRegisterInEstateRegistryMutation,
} from '#client/generated/graphql.ts'

export type RegisteredEstate = RegisteredEstatePartsFragment

/** What the form makes of a property that is not here yet; the part that is the owner's, the server knows. */
function inputOf(property: RegisteredEstate): CreateEstateInput {
  const { identityKind, municipalityNumber, gnr, bnr, fnr, snr, organizationNumber, shareNumber } = property
  const { ownershipKind, houseType, builtYear, plotAreaM2, addressLine1, addressLine2 } = property
  const place = { identityKind, municipalityNumber, gnr, bnr, fnr, snr, organizationNumber, shareNumber }
  return { ...place, ownershipKind, houseType, builtYear, plotAreaM2, addressLine1, addressLine2 }
}

/** What the land register says that the user owns, and how it becomes theirs here. */
export function useFindMine() {
  const { data, error, refetch } = useEstateRegistryQuery({ fetchPolicy: 'network-only', context: { tell: false } })
  // The number goes out once and is in no cache.
  const [register] = useRegisterInEstateRegistryMutation({ fetchPolicy: 'no-cache' })
  const [claim] = useClaimEstateMutation()
  const [create] = useCreateEstateMutation()
  const keyFor = useRepeatKey()
  const registry = data?.estateRegistry

  async function ask(identityNumber: string) {
    await register({ variables: { identityNumber }, context: { tell: false } })
    await refetch()
  }

  /** True once it is theirs; where it went wrong, that has been told. */
  async function take(property: RegisteredEstate) {
    const { estateId } = property
    const context = { tell: false, headers: { 'Idempotency-Key': keyFor({ estateId, id: property.id }) } }
    try {
      if (estateId) await claim({ variables: { id: estateId }, context, update: listsChanged })
      else await create({ variables: { input: inputOf(property) }, context, update: listsChanged })
      return true
    } catch (failure) {
      // It may have been taken in another tab, which is as good.
      if (refusalOf(failure)?.code === 'entityAlreadyExists') return true
      tellFailure(refusalOf(failure) ?? failure)
      return false
    } finally {
      await refetch().catch(() => undefined)
    }
  }

  return { registry, error: registry ? undefined : error, retry: () => void refetch(), ask, take }
}
