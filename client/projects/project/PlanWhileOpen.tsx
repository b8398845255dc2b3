import { Outlet, useLocation } from 'react-router-dom'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useProjectFrameQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { privateProjectPath, useProjectPlace } from '#client/projects/projectPlace.ts'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { OnEstateNow } from './OnEstateNow.tsx'
import { ProjectScreen } from './ProjectScreen.tsx'

/** The plan of the house, as long as the work on it goes on; afterwards the same screen of the property is pointed to. */
export function PlanWhileOpen() {
  const { projectId } = useProjectPlace()
  const { pathname } = useLocation()
  const text = useText()
  const { data, refetch } = useProjectFrameQuery({ variables: { projectId }, ...screenQuery })
  const project = data?.project
  // Whoever may not see the project is held to what they may see of the property, as its plan says itself.
  if (!project?.isCompleted) return <Outlet />
  return (
    <ProjectScreen
      project={project}
      asked={{ data: project, retry: () => void refetch() }}
      title={text('projects.maintenance')}
      skeleton={<SkeletonRows />}
    >
      {() => (
        <OnEstateNow to={pathname.replace(privateProjectPath(projectId), '/private')} leads={<Text id="projects.planOfEstate" />}>
          <Text id="projects.planClosedText" />
        </OnEstateNow>
      )}
    </ProjectScreen>
  )
}
