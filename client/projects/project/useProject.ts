import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type ProjectOverviewQuery, useProjectAreasQuery, useProjectOverviewQuery } from '#client/generated/graphql.ts'

export type ProjectOverview = NonNullable<ProjectOverviewQuery['project']>

export function useProjectOverview(projectId: string) {
  const asked = useProjectOverviewQuery({ variables: { projectId }, ...screenQuery })
  const data = shownData(asked)?.project ?? undefined
  return shownOf(data, asked)
}

export function useProjectAreas(projectId: string) {
  const asked = useProjectAreasQuery({ variables: { projectId }, ...screenQuery })
  const data = shownData(asked)?.project ?? undefined
  return shownOf(data, asked)
}
