import { Button, chakra } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { BookCard } from '#client/projects/closing/BookCard.tsx'
import { Filed } from '#client/projects/closing/Filed.tsx'
import { Reopenings } from '#client/projects/closing/Reopenings.tsx'
import { AreaGroups, AreaGroupsSkeleton } from '#client/projects/controlAreas/AreaGroups.tsx'
import { progressOf } from '#client/projects/progress.ts'
import { projectsPath, useProjectPlace } from '#client/projects/projectPlace.ts'
import { Answered } from '#client/records/Answered.tsx'
import { useBarTitle } from '#client/ui/barTitle.ts'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Count } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { CloseProject } from './CloseProject.tsx'
import { LeaveProject } from './LeaveProject.tsx'
import { MaintenanceLinks } from './MaintenanceLinks.tsx'
import { NoAreas } from './NoAreas.tsx'
import { Participants } from './Participants.tsx'
import { ProjectHeader, ProjectHeaderSkeleton } from './ProjectHeader.tsx'
import { ProjectLinks } from './ProjectLinks.tsx'
import type { ProjectOverview } from './projectOverview.ts'
import { ProjectShell } from './ProjectScreen.tsx'
import { ReopenProject } from './ReopenProject.tsx'

/** A whole job at a glance: what is looked at and how far it has come, its papers, and the plan of the house. */
export function ProjectPage(own: Own<ProjectOverview>) {
  const text = useText()
  const title = own.data?.name ?? text('projects.one')
  useBarTitle(title, projectsPath)
  return (
    <ProjectShell title={title} error={own.error}>
      <Answered answer={own} skeleton={<OverviewSkeleton />}>
        {(project) => <Overview project={project} />}
      </Answered>
    </ProjectShell>
  )
}

function Overview({ project }: { project: ProjectOverview }) {
  const place = useProjectPlace()
  const areas = project.controlAreas ?? []
  return (
    <Stack gap="8">
      <ProjectHeader project={project} progress={progressOf(areas)} />
      <Columns>
        <Stack gap="8">
          <Section
            title={<Text id="projects.areas" />}
            aside={
              <>
                <Count>{areas.length}</Count>
                {areas.length > 0 && (
                  <Button size="sm" marginStart="auto" asChild>
                    <Link to={place.areas}>
                      <Text id="projects.allAreas" />
                    </Link>
                  </Button>
                )}
              </>
            }
          >
            {areas.length ? <AreaGroups areas={areas} /> : <NoAreas mayAdd={project.canEditProject} />}
          </Section>
          {!project.isCompleted && <MaintenanceLinks project={project} />}
        </Stack>
        <Stack gap="5">
          {project.isCompleted && <BookCard project={project} />}
          {project.isCompleted && <Filed project={project} />}
          <Reopenings project={project} />
          <ProjectLinks project={project} />
          {project.description && (
            <Sheet>
              <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                {project.description}
              </chakra.p>
            </Sheet>
          )}
          <Participants project={project} />
          {project.canEditProject && (
            <Button asChild>
              <Link to={place.edit}>
                <Pencil aria-hidden />
                <Text id="projects.edit" />
              </Link>
            </Button>
          )}
          {project.isCompleted ? <ReopenProject project={project} /> : <CloseProject project={project} />}
          <LeaveProject project={project} />
        </Stack>
      </Columns>
    </Stack>
  )
}

const OverviewSkeleton = () => (
  <Stack gap="8">
    <ProjectHeaderSkeleton />
    <Columns>
      <AreaGroupsSkeleton />
      <Sheet>
        <SkeletonRows media count={4} />
      </Sheet>
    </Columns>
  </Stack>
)

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', md: '10' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px', lg: 'minmax(0, 1fr) 360px' },
  },
})
