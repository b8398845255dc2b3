import { useParams } from 'react-router-dom'
import { ComingSkeleton } from '#client/estates/estate/EstatePageSkeleton.tsx'
import { useSharedProjectsQuery } from '#client/generated/graphql.ts'
import { ProjectLines } from './ProjectLines.tsx'

/** The work at the house, as the holder of a link may follow it. Nothing, where there is none. */
export function SharedProjects() {
  const { publicLinkKey = '' } = useParams()
  const { data, loading } = useSharedProjectsQuery({ context: { tell: false } })
  if (loading && !data) return <ComingSkeleton />
  const projects = data?.sharedProjects.nodes ?? []
  if (!projects.length) return null
  return <ProjectLines projects={projects} path={(id) => `/public-link/${publicLinkKey}/project/${id}`} />
}
