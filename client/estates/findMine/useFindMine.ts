import { shownOf } from '#client/access/pagesOf.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { useSend } from '#client/data/useSend.ts'
import { estateLists } from '#client/estates/saveEstate/useSaveEstate.ts'
import {
  ClaimEstateDocument,
  CreateEstateDocument,
  type CreateEstateInput,
  type OwnClaimPartsFragment,
  type RegisteredEstatePartsFragment,
  RegisterInEstateRegistryDocument,
  useEstateRegistryQuery,
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

/** In another tab, which is as good. */
const isTakenAlready = (failure: unknown) => refusalOf(failure)?.code === 'entityAlreadyExists'

/** What the land register says that the user owns, and how it becomes theirs here. */
export function useFindMine() {
  const query = useEstateRegistryQuery({ fetchPolicy: 'network-only', context: { tell: false } })
  const { refetch } = query
  // Whoever asked says what goes wrong with it.
  const sendNumber = useSend(() => true)
  const send = useSend(isTakenAlready)

  /** Without a number by the one that was proven. */
  async function ask(identityNumber?: string) {
    // The number goes out once and is in no cache.
    await sendNumber({ mutation: RegisterInEstateRegistryDocument, variables: { identityNumber: identityNumber ?? null }, isSecret: true })
    await refetch()
  }

  async function take(property: RegisteredEstate): Promise<Taken> {
    const { estateId } = property
    try {
      if (estateId) {
        const { claimEstate } = await send({ mutation: ClaimEstateDocument, variables: { id: estateId } }, estateLists)
        return claimEstate.claimState === 'waiting' ? 'waits' : 'taken'
      }
      await send({ mutation: CreateEstateDocument, variables: { input: inputOf(property) } }, estateLists)
      return 'taken'
    } catch (failure) {
      return isTakenAlready(failure) ? 'taken' : undefined
    } finally {
      await refetch().catch(() => undefined)
    }
  }

  return { ...shownOf(query.data?.estateRegistry, query), again: () => refetch(), ask, take }
}
