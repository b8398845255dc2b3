import { Button, chakra, Heading } from '@chakra-ui/react'
import { Pencil, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import type { DeviationQuery } from '#client/generated/graphql.ts'
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
import type { Deviation, ProjectOfDeviation } from './deviation.ts'
import { DeviationActions } from './DeviationActions.tsx'
import { DeviationCourse } from './DeviationCourse.tsx'
import { DeviationDrawing } from './DeviationDrawing.tsx'
import { DeviationFacts } from './DeviationFacts.tsx'
import { DeviationPictures } from './DeviationPictures.tsx'
import { DeviationState } from './DeviationState.tsx'
import { mendersOf } from './menders.ts'

const DeviationForm = fetched(async () => (await import('./DeviationForm.tsx')).DeviationForm, <RecordsSkeleton />)

/** One deviation: how it was and how it has become, who did what, and what the reader can do about it. */
export function DeviationPage(own: Own<Deviation, DeviationQuery>) {
  const { deviations } = useProjectPlace()
  const text = useText()
  const { opened, open, close } = useOpenForm('form')
  const project = own.all?.project
  const mayChange = (deviation: Deviation) => !!project && mayIn(project, 'raise deviations') && !isOver(deviation.status)
  const missing = (
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
  )
  return (
    <ProjectScreen
      project={project}
      own={project ? own : { ...own, data: undefined }}
      title={text('deviations.one')}
      back={deviations}
      skeleton={<LoadingRows count={5} />}
      missing={missing}
    >
      {(deviation) =>
        opened === 'change' && mayChange(deviation) ? (
          <DeviationForm menders={mendersOf(project?.participants)} deviation={deviation} onNewest={() => own.newest()} onDone={close} />
        ) : (
          <One
            project={project!}
            deviation={deviation}
            onChange={mayChange(deviation) ? () => open('change') : undefined}
            onBehind={own.again}
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
