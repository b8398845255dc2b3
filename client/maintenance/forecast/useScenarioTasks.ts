import { useEffect } from 'react'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type TasksOfScenarioQuery, useTasksOfScenarioQuery } from '#client/generated/graphql.ts'

export type PlannedTask = TasksOfScenarioQuery['comingTasks']['edges'][number]['node']

/** More than these nobody looks through. */
const enough = 1000

/** What is planned, the next first: page after page. */
export function useScenarioTasks(estateId: string) {
  const query = useTasksOfScenarioQuery({ variables: { estateId }, ...screenQuery })
  const { fetchMore } = query
  const list = shownData(query)?.comingTasks
  const { hasNextPage, endCursor } = list?.pageInfo ?? {}
  const goesOn = Boolean(hasNextPage && (list?.edges.length ?? 0) < enough)
  useEffect(() => {
    // What can't be read is left out, and those before it stay.
    if (goesOn) void fetchMore({ variables: { after: endCursor } }).catch(() => undefined)
  }, [goesOn, endCursor, fetchMore])
  return {
    data: list?.edges.map(({ node }) => node),
    error: list ? undefined : query.error,
    retry: () => void query.refetch().catch(() => undefined),
  }
}
