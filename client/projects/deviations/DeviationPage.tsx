import { Button, chakra, Heading } from '@chakra-ui/react'
import { Pencil, SearchX } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { isOver } from '#schema/projects/deviationStates.ts'
import { DeviationActions } from './DeviationActions.tsx'
import { DeviationCourse } from './DeviationCourse.tsx'
import { DeviationDrawing } from './DeviationDrawing.tsx'
import { DeviationFacts } from './DeviationFacts.tsx'
import { DeviationPictures } from './DeviationPictures.tsx'
import { DeviationState } from './DeviationState.tsx'
import { mendersOf } from './menders.ts'
import { type Deviation, type ProjectOfDeviation, useDeviation } from './useDeviation.ts'

const DeviationForm = fetched(async () => (await import('./DeviationForm.tsx')).DeviationForm, <RecordsSkeleton />)

/** One deviation: how it was and how it has become, who did what, and what the reader can do about it. */
export function DeviationPage() {
  const { projectId, deviations } = useProjectPlace()
  const { deviationId = '' } = useParams()
  const kept = useDeviation(projectId, deviationId)
  const text = useText()
  const { opened, open, close } = useOpenForm('form')
  const { project, asked, newest, isGone, refetch } = kept
  const mayChange = (deviation: Deviation) => !!project && mayIn(project, 'raise deviations') && !isOver(deviation.status)
  if (isGone && project) {
    return (
      <ProjectScreen project={project} own={{ ...asked, data: project }} title={text('deviations.one')} back={deviations} skeleton={null}>
        {() => (
          <EmptyState
            icon={SearchX}
            title={<Text id="deviations.notFound" />}
            action={
              <Button asChild>
                <Link to={deviations}>
                  <Text id="deviations.toList" />
                </Link>
              </Button>
            }
          />
        )}
      </ProjectScreen>
    )
  }
  return (
    <ProjectScreen
      project={project}
      own={{ ...asked, data: project && asked.data }}
      title={text('deviations.one')}
      back={deviations}
      skeleton={<LoadingRows count={5} />}
    >
      {(deviation) =>
        opened === 'change' && mayChange(deviation) ? (
          <DeviationForm menders={mendersOf(project?.participants)} deviation={deviation} onNewest={newest} onDone={close} />
        ) : (
          <One
            project={project!}
            deviation={deviation}
            onChange={mayChange(deviation) ? () => open('change') : undefined}
            onBehind={refetch}
          />
        )
      }
    </ProjectScreen>
  )
}

interface OneProps {
  project: ProjectOfDeviation
  deviation: Deviation
  onChange: (() => void) | undefined
  onBehind: () => Promise<unknown>
}

function One({ project, deviation, onChange, onBehind }: OneProps) {
  return (
    <Stack gap="5">
      <chakra.div display="grid" gap="2">
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="3" textStyle="meta" color="muted">
          <Text id="deviations.number" values={{ number: deviation.number }} />
          <DeviationState deviation={deviation} />
        </chakra.span>
        <Heading as="h2" textStyle="title" overflowWrap="anywhere" whiteSpace="pre-line">
          {deviation.text}
        </Heading>
      </chakra.div>
      <Columns>
        <Stack gap="5">
          <DeviationPictures files={deviation.files ?? []} />
          {deviation.documentId && <DeviationDrawing documentId={deviation.documentId} deviation={deviation} />}
          <DeviationFacts deviation={deviation} estateId={project.estate.estateId} />
          {onChange && (
            <Button justifySelf="start" onPointerEnter={DeviationForm.beforehand} onClick={onChange}>
              <Pencil aria-hidden />
              <Text id="deviations.change" />
            </Button>
          )}
        </Stack>
        <Stack gap="5">
          <DeviationActions project={project} deviation={deviation} onBehind={onBehind} />
          <DeviationCourse project={project} deviation={deviation} />
        </Stack>
      </Columns>
    </Stack>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  },
})
