import { useLocation } from 'react-router-dom'
import type { ProjectFrameQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { privateProjectPath } from '#client/projects/projectPlace.ts'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { OnEstateNow } from './OnEstateNow.tsx'
import { ProjectScreen } from './ProjectScreen.tsx'

interface PlanClosedProps {
  project: NonNullable<ProjectFrameQuery['project']>
  retry: () => void
}

/** The project is completed: the same screen of the property is pointed to. */
export function PlanClosed({ project, retry }: PlanClosedProps) {
  const { pathname } = useLocation()
  const text = useText()
  return (
    <ProjectScreen project={project} own={{ data: project, retry }} title={text('projects.maintenance')} skeleton={<SkeletonRows />}>
      {() => (
        <OnEstateNow to={pathname.replace(privateProjectPath(project.id), '/private')} leads={<Text id="projects.planOfEstate" />}>
          <Text id="projects.planClosedText" />
        </OnEstateNow>
      )}
    </ProjectScreen>
  )
}
