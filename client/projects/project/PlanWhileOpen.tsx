import { Outlet } from 'react-router-dom'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useProjectFrameQuery } from '#client/generated/graphql.ts'
import { withTexts } from '#client/messages/arriving.ts'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { fetched } from '#client/ui/fetched.tsx'

/** Few come by an address that is over: what it says then is fetched for them alone. */
const PlanClosed = fetched(async () => (await withTexts(import('./PlanClosed.tsx'), 'projects')).PlanClosed)

/** The plan of the house, as long as the work on it goes on. */
export function PlanWhileOpen() {
  const { projectId } = useProjectPlace()
  const { data, refetch } = useProjectFrameQuery({ variables: { projectId }, ...screenQuery })
  const project = data?.project
  // Whoever may not see the project is held to what they may see of the property, as its plan says itself.
  return project?.isCompleted ? <PlanClosed project={project} retry={() => void refetch()} /> : <Outlet />
}
