import { useSend } from '#client/data/useSend.ts'
import {
  AdjustLicenceDocument,
  type AdjustLicenceInput,
  type LicenceHolderPartsFragment,
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
  const holders = isAsked ? (data ?? previousData)?.licenceHolders : undefined
  return {
    isAsked,
    holders: holders?.holders,
    hasMore: holders?.hasMore ?? false,
    error: holders ? undefined : error,
    retry: () => void refetch(),
  }
}

/** A change counts at once; the answer is the holder as it is then. */
export function useAdjustLicence(id: string) {
  const send = useSend()
  return (adjustment: Adjustment) => send({ mutation: AdjustLicenceDocument, variables: { input: { id, ...adjustment } } })
}
