import { House, Layers } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { MaintenanceLinks } from './MaintenanceLinks.tsx'
import type { ProjectOverview } from './projectOverview.ts'
import { ProjectScreen } from './ProjectScreen.tsx'

/** The house that the work is on, as far as the project leads into it: nowhere any more once it is completed. */
export function ProjectEstatePage(own: Own<ProjectOverview>) {
  const place = useProjectPlace()
  const text = useText()
  return (
    <ProjectScreen project={own.data} own={own} title={text('projects.link.estate')} skeleton={<SkeletonRows media />}>
      {(project) => (
        <Stack gap="6">
          <Card title={<Text id="projects.link.estate" />}>
            <Rows>
              <ListRow
                to={privateEstatePath(project.estate.estateId)}
                media={<IconTile icon={House} />}
                title={project.estate.addressLine1}
                meta={project.estate.addressLine2}
              />
              {mayIn(project, 'read interior') && !project.isCompleted && (
                <ListRow
                  to={place.interior(project.estate.estateId)}
                  media={<IconTile icon={Layers} />}
                  title={<Text id="projects.link.interior" />}
                  meta={<Text id="projects.link.interiorHint" />}
                />
              )}
            </Rows>
          </Card>
          {!project.isCompleted && <MaintenanceLinks project={project} />}
        </Stack>
      )}
    </ProjectScreen>
  )
}
