import { chakra } from '@chakra-ui/react'
import { DraftingCompass, PackageCheck } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import type { LinkedProjectQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { AreaGroups, AreaGroupsSkeleton } from '#client/projects/controlAreas/AreaGroups.tsx'
import { progressOf } from '#client/projects/progress.ts'
import { ProjectHeader, ProjectHeaderSkeleton } from '#client/projects/project/ProjectHeader.tsx'
import { ProjectShell } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { Answered } from '#client/records/Answered.tsx'
import { Card, Section } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'

/** A project as the holder of a link follows it: no orders, no money, nobody's names, and nothing to change. */
export function LinkedProjectPage(own: Own<NonNullable<LinkedProjectQuery['project']>>) {
  const place = useProjectPlace()
  const text = useText()
  return (
    <ProjectShell title={own.data?.name ?? text('projects.one')} error={own.error}>
      <Answered
        answer={own}
        skeleton={
          <Stack gap="8">
            <ProjectHeaderSkeleton />
            <AreaGroupsSkeleton />
          </Stack>
        }
      >
        {(project) => {
          const areas = project.controlAreas ?? []
          return (
            <Stack gap="8">
              <ProjectHeader project={project} progress={progressOf(areas)} />
              <Columns>
                <Section title={<Text id="projects.areas" />} aside={<Count>{areas.length}</Count>}>
                  {areas.length ? (
                    <AreaGroups areas={areas} />
                  ) : (
                    <chakra.p color="muted">
                      <Text id="projects.noAreas" />
                    </chakra.p>
                  )}
                </Section>
                <Card title={<Text id="projects.one" />}>
                  {project.description && (
                    <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" marginBottom="3">
                      {project.description}
                    </chakra.p>
                  )}
                  <Rows>
                    <ListRow
                      to={place.architectDocuments}
                      media={<IconTile icon={DraftingCompass} />}
                      title={<Text id="projects.papers.drawings" />}
                      meta={<Text id="projects.papers.drawingCount" values={{ count: project.architectDrawingCount }} />}
                    />
                    <ListRow
                      to={place.deliveryDocuments}
                      media={<IconTile icon={PackageCheck} />}
                      title={<Text id="projects.papers.delivery" />}
                      meta={<Text id="projects.papers.count" values={{ count: project.deliveryDocumentCount }} />}
                    />
                  </Rows>
                </Card>
              </Columns>
            </Stack>
          )
        }}
      </Answered>
    </ProjectShell>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  },
})
