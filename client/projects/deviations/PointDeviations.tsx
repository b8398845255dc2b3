import { Button, chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { shownData } from '#client/access/pagesOf.ts'
import { type ProjectFrameFragment, usePointDeviationsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { DeviationState } from './DeviationState.tsx'
import { mendersOf } from './menders.ts'

const DeviationForm = fetched(async () => (await import('./DeviationForm.tsx')).DeviationForm, <RecordsSkeleton />)

/** What is not as it should be with a point. It is raised where it is seen, without leaving the point. */
export function PointDeviations({ project, pointId }: { project: ProjectFrameFragment; pointId: string }) {
  const { projectId, deviation } = useProjectPlace()
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const variables = { projectId, controlPointId: pointId }
  const query = usePointDeviationsQuery({ variables, context: { tell: false } })
  const shown = shownData(query)
  const deviations = shown?.deviations.nodes ?? []
  if (isOpen) {
    return (
      <Sheet>
        <DeviationForm
          menders={mendersOf(shown?.project?.participants)}
          about={{ controlPointId: pointId }}
          onDone={() => {
            setOpen(false)
            void query.refetch().catch(() => undefined)
          }}
        />
      </Sheet>
    )
  }
  return (
    <>
      {deviations.length > 0 && (
        <Rows aria-label={text('deviations.ofPoint')}>
          {deviations.map((each) => (
            <ListRow
              key={each.id}
              to={deviation(each.id)}
              stacks
              media={
                <chakra.span color="caution.fg">
                  <TriangleAlert size={20} aria-hidden />
                </chakra.span>
              }
              title={each.text}
              value={<DeviationState deviation={each} />}
            />
          ))}
        </Rows>
      )}
      {mayIn(project, 'raise deviations') && (
        <Button variant="ghost" justifySelf="start" onPointerEnter={DeviationForm.beforehand} onClick={() => setOpen(true)}>
          <TriangleAlert aria-hidden />
          <Text id="deviations.raise" />
        </Button>
      )}
    </>
  )
}
