import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import {
  type AdjustLicenceInput,
  type LicenceHolderPartsFragment,
  useAdjustLicenceMutation,
  useLicenceHoldersQuery,
} from '#client/generated/graphql.ts'

export type LicenceHolder = LicenceHolderPartsFragment
export type Adjustment = Omit<AdjustLicenceInput, 'id'>

/** Whoever can hold licences and matches; asked once there is something to search for. */
export function useLicenceHolders(searchValue: string) {
  const isAsked = searchValue.length > 1
  const { data, previousData, error, refetch } = useLicenceHoldersQuery({
    variables: { searchValue },
    skip: !isAsked,
    context: { tell: false },
  })
  const found = isAsked ? (data ?? previousData)?.licenceHolders : undefined
  return {
    isAsked,
    holders: found?.holders,
    hasMore: found?.hasMore ?? false,
    error: found ? undefined : error,
    retry: () => void refetch(),
  }
}

/** A change counts at once; the answer is the holder as it is then. */
export function useAdjustLicence(id: string) {
  const [adjust] = useAdjustLicenceMutation()
  const keyFor = useRepeatKey()
  return (adjustment: Adjustment) => {
    const input = { id, ...adjustment }
    return adjust({ variables: { input }, context: { headers: { 'Idempotency-Key': keyFor(input) } } })
  }
}
