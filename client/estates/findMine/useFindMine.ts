import { refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import { listsChanged } from '#client/estates/saveEstate/useSaveEstate.ts'
import {
  type CreateEstateInput,
  type OwnClaimPartsFragment,
  type RegisteredEstatePartsFragment,
  useClaimEstateMutation,
  useCreateEstateMutation,
  useEstateRegistryQuery,
  useRegisterInEstateRegistryMutation,
} from '#client/generated/graphql.ts'

export type RegisteredEstate = RegisteredEstatePartsFragment
export type OwnClaim = OwnClaimPartsFragment
/** What came of it: it is theirs, or somebody is asked; where it went wrong, that has been told. */
export type Taken = 'taken' | 'waits' | undefined

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

  /** Without a number by the one that was proven. */
  async function ask(identityNumber?: string) {
    await register({ variables: { identityNumber: identityNumber ?? null }, context: { tell: false } })
    await refetch()
  }

  async function take(property: RegisteredEstate): Promise<Taken> {
    const { estateId } = property
    const context = { tell: false, headers: { 'Idempotency-Key': keyFor({ estateId, id: property.id }) } }
    try {
      if (estateId) {
        const { data: answered } = await claim({ variables: { id: estateId }, context, update: listsChanged })
        return answered?.claimEstate.claimState === 'waiting' ? 'waits' : 'taken'
      }
      await create({ variables: { input: inputOf(property) }, context, update: listsChanged })
      return 'taken'
    } catch (failure) {
      // It may have been taken in another tab, which is as good.
      if (refusalOf(failure)?.code === 'entityAlreadyExists') return 'taken'
      tellFailure(refusalOf(failure) ?? failure)
      return undefined
    } finally {
      await refetch().catch(() => undefined)
    }
  }

  return { registry, error: registry ? undefined : error, retry: () => void refetch(), again: () => refetch(), ask, take }
}
