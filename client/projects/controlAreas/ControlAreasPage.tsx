import type { Own } from '#client/access/own.ts'
import type { ProjectAreasQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { NoAreas } from '#client/projects/project/NoAreas.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { AreaGroups, AreaGroupsSkeleton } from './AreaGroups.tsx'

/** All that is looked at in a project. */
export function ControlAreasPage(own: Own<NonNullable<ProjectAreasQuery['project']>>) {
  const text = useText()
  return (
    <ProjectScreen project={own.data} own={own} title={text('projects.areas')} skeleton={<AreaGroupsSkeleton />}>
      {({ controlAreas, canEditProject }) =>
        controlAreas?.length ? <AreaGroups areas={controlAreas} heading="h2" /> : <NoAreas mayAdd={canEditProject} />
      }
    </ProjectScreen>
  )
}
