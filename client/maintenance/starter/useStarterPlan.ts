import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type StarterPlanQuery, useStarterPlanQuery } from '#client/generated/graphql.ts'

export type Proposed = StarterPlanQuery['starterPlan']
export type StarterTask = Proposed['tasks'][number]
export type HouseFeature = Proposed['features'][number]

/** What is proposed for the house with what there is in it; until that has come, what was proposed before. */
export function useStarterPlan(estateId: string, has: readonly HouseFeature[] | undefined) {
  const query = useStarterPlanQuery({ variables: { estateId, features: has ? [...has] : null }, ...screenQuery })
  const { data, error, refetch } = query
  return {
    plan: error ? undefined : shownData(query)?.starterPlan,
    isBehind: !data,
    error,
    retry: () => void refetch().catch(() => undefined),
  }
}
