import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { Sheet } from '#client/ui/Card.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import type { Deviation } from './deviation.ts'
import { DueDay } from './DueDay.tsx'
import { placeOf } from './placeOf.ts'

/** Who mends it by when, who found it, and what it is about. */
export function DeviationFacts({ deviation, estateId }: { deviation: Deviation; estateId: string }) {
  const { point, interior } = useProjectPlace()
  const text = useText()
  const { controlAreaId, controlPointId, roomId, responsibleName, raisedBy } = deviation
  const about = placeOf(text, deviation)
  return (
    <Sheet>
      <Facts>
        <Fact label={<Text id="deviations.responsible" />}>{responsibleName ?? <Text id="deviations.nobody" />}</Fact>
        <Fact label={<Text id="deviations.due" />}>
          <DueDay deviation={deviation} />
        </Fact>
        <Fact label={<Text id="deviations.raisedBy" />}>{raisedBy ?? <Text id="deviations.somebodyGone" />}</Fact>
        <Fact label={<Text id="deviations.about" />}>
          {controlAreaId && controlPointId ? (
            <TextLink to={point(controlAreaId, controlPointId)}>{about ?? <Text id="deviations.thePoint" />}</TextLink>
          ) : roomId && about ? (
            <TextLink to={`${interior(estateId)}/room/${roomId}`}>{about}</TextLink>
          ) : (
            (about ?? <Text id="deviations.wholeProject" />)
          )}
        </Fact>
      </Facts>
    </Sheet>
  )
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <chakra.dt textStyle="meta" color="muted">
      {label}
    </chakra.dt>
    <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
  </div>
)
const Facts = chakra('dl', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
})
