import { screenQuery } from '#client/access/screenQuery.tsx'
import { useEstateSummaryQuery } from '#client/generated/graphql.ts'

/** The first screen of an estate: whom to reach about it, and its newest papers. */
export function useEstateSummary(estateId: string) {
  const { data, error, refetch } = useEstateSummaryQuery({ variables: { estateId }, ...screenQuery })
  return { estate: data?.estate ?? undefined, error: data?.estate ? undefined : error, retry: () => void refetch() }
}
