import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type ProjectCardPartsFragment, type ProjectStatus, useProjectCountQuery, useProjectsQuery } from '#client/generated/graphql.ts'

export type ProjectOfList = ProjectCardPartsFragment

/** One's projects that go on or that are closed, a page at a time, and how many there are of the others. */
export function useProjects(search: string, status: ProjectStatus) {
  const asked = useProjectsQuery({ variables: { search: search || null, status }, ...screenQuery })
  const others = useProjectCountQuery({
    variables: { search: search || null, status: status === 'ACTIVE' ? 'ARCHIVED' : 'ACTIVE' },
    fetchPolicy: 'no-cache',
    context: { tell: false },
  })
  return { ...pagesOf(shownData(asked)?.projects, asked), otherCount: shownData(others)?.projects.totalCount }
}
