import { chakra } from '@chakra-ui/react'
import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { privateProjectPath } from '#client/projects/projectPlace.ts'
import { Card } from '#client/ui/Card.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import type { Deviation, ProjectOfDeviation } from './deviation.ts'

interface StepProps {
  name: ReactNode
  at?: string | null | undefined
  by?: string | null | undefined
  children?: ReactNode
}

/** What has happened with it, with the words of whoever mended it, and what is left. */
export function DeviationCourse({ project, deviation }: { project: ProjectOfDeviation; deviation: Deviation }) {
  const { status, createdAt, raisedBy, mendedAt, mendedBy, answer, confirmedAt, movedAt, taskId, taskBuildingId, taskAreaId } = deviation
  const isSentBack = !mendedAt && answer && (status === 'open' || status === 'inWork')
  const task =
    taskId &&
    `${privateProjectPath(project.id)}/estate/${project.estate.estateId}/maintenance/plan/building/${taskBuildingId}/area/${taskAreaId}/listed/${taskId}`
  return (
    <Card title={<Text id="deviations.course" />}>
      <Steps>
        <Step name={<Text id="deviations.step.raised" />} at={createdAt} by={raisedBy} />
        {status === 'inWork' && <Step name={<Text id="deviations.status.inWork" />} at={createdAt} by={deviation.responsibleName} />}
        {isSentBack && (
          <li>
            <Mark>
              <Circle size={20} aria-hidden />
            </Mark>
            <chakra.div minWidth="0">
              <b>
                <Text id="deviations.step.sentBack" />
              </b>
              <Words>{answer}</Words>
            </chakra.div>
          </li>
        )}
        {status !== 'moved' && (
          <Step name={<Text id="deviations.status.mended" />} at={mendedAt} by={mendedBy}>
            {mendedAt && answer}
          </Step>
        )}
        {movedAt ? (
          <Step name={<Text id="deviations.status.moved" />} at={movedAt}>
            {task && (
              <TextLink to={task}>
                <Text id="deviations.toTask" />
              </TextLink>
            )}
          </Step>
        ) : (
          <Step name={<Text id="deviations.status.confirmed" />} at={confirmedAt} by={confirmedAt ? raisedBy : null} />
        )}
      </Steps>
    </Card>
  )
}

const Step = ({ name, at, by, children }: StepProps) => (
  <li>
    <Mark data-done={at ? true : undefined}>{at ? <Check size={20} aria-hidden /> : <Circle size={20} aria-hidden />}</Mark>
    <chakra.div minWidth="0" color={at ? undefined : 'muted'}>
      <chakra.b display="block" fontWeight={at ? undefined : 'regular'}>
        {name}
      </chakra.b>
      {at && (
        <chakra.span textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
          {[by, writtenMoment(at)].filter(Boolean).join(', ')}
        </chakra.span>
      )}
      {children && <Words>{children}</Words>}
    </chakra.div>
  </li>
)

const Steps = chakra('ol', { base: { listStyle: 'none', display: 'grid', gap: '4', '& > li': { display: 'flex', gap: '3' } } })
const Mark = chakra('span', { base: { marginTop: '2px', color: 'faint', '&[data-done]': { color: 'positive.fg' } } })
const Words = chakra('p', {
  base: { marginTop: '2', paddingInlineStart: '3', borderInlineStartWidth: '2px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})
