import { shownData, shownOf } from '#client/access/pagesOf.ts'
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
  const query = useLicenceHoldersQuery({ variables: { searchValue }, skip: !isAsked, context: { tell: false } })
  return { isAsked, ...shownOf(shownData(query)?.licenceHolders, query) }
}

/** A change counts at once; the answer is the holder as it is then. */
export function useAdjustLicence(id: string) {
  const send = useSend()
  return (adjustment: Adjustment) => send({ mutation: AdjustLicenceDocument, variables: { input: { id, ...adjustment } } })
}
