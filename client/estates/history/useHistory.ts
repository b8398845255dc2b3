import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type HistoryPartsFragment, type HistoryQueryVariables, useEstateFrameQuery, useHistoryQuery } from '#client/generated/graphql.ts'

export type HistoryEntry = HistoryPartsFragment

/** What was done on an estate, newest first. */
export function useHistory(variables: HistoryQueryVariables) {
  const frame = useEstateFrameQuery({ variables: { estateId: variables.estateId }, ...screenQuery })
  const asked = useHistoryQuery({ variables, ...screenQuery })
  const { nodes: entries, error, ...pages } = pagesOf(shownData(asked)?.history, asked)
  return {
    ...pages,
    entries,
    error: (frame.data ? undefined : frame.error) ?? error,
    retry: () => void Promise.all([frame.refetch(), asked.refetch()]).catch(() => undefined),
  }
}
