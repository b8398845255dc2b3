import { useText } from '#client/messages/Text.tsx'
import { NoAreas } from '#client/projects/project/NoAreas.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectAreas } from '#client/projects/project/useProject.ts'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { AreaGroups, AreaGroupsSkeleton } from './AreaGroups.tsx'

/** All that is looked at in a project. */
export function ControlAreasPage() {
  const { projectId } = useProjectPlace()
  const asked = useProjectAreas(projectId)
  const text = useText()
  return (
    <ProjectScreen project={asked.data} asked={asked} title={text('projects.areas')} skeleton={<AreaGroupsSkeleton />}>
      {({ controlAreas, canEditProject }) =>
        controlAreas?.length ? <AreaGroups areas={controlAreas} heading="h2" /> : <NoAreas mayAdd={canEditProject} />
      }
    </ProjectScreen>
  )
}
