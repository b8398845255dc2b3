import { Button, chakra } from '@chakra-ui/react'
import { CalendarPlus, Check, Undo2, Wrench } from 'lucide-react'
import { useState } from 'react'
import { refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { Text } from '#client/messages/Text.tsx'
import { mayIn } from '#client/projects/projectRights.ts'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
import { isOver } from '#schema/projects/deviationStates.ts'
import type { Deviation, ProjectOfDeviation } from './deviation.ts'
import { OrderOfDeviation } from './OrderOfDeviation.tsx'
import { isLate, useDeviationMoves } from './useDeviationMoves.ts'

const MoveDialog = fetched(async () => (await import('./MoveDialog.tsx')).MoveDialog)
const PlanDialog = fetched(async () => (await import('./PlanDialog.tsx')).PlanDialog)

interface DeviationActionsProps {
  project: ProjectOfDeviation
  deviation: Deviation
  /** Somebody else took it further meanwhile. */
  onBehind: () => Promise<unknown>
}

/** What the reader can do about it. Whoever raised it says whether it is mended; where they are gone, whoever manages the project. */
export function DeviationActions({ project, deviation, onBehind }: DeviationActionsProps) {
  const { move } = useDeviationMoves()
  const [dialog, setDialog] = useState<'mended' | 'open' | 'plan'>()
  const [isBusy, act] = useAct()
  const { status, isRaisedByMe, raisedBy } = deviation
  const mayMove = mayIn(project, 'raise deviations') && !isOver(status)
  const isTheirs = isRaisedByMe || (!raisedBy && mayIn(project, 'update project'))
  const mayPlan = mayIn(project, 'plan deviations') && !isOver(status)
  async function go(to: 'inWork' | 'confirmed') {
    try {
      await move(deviation, { to })
      notify.success(`deviations.told.${to}`)
    } catch (error) {
      if (isLate(error)) tellFailure(refusalOf(error))
      await onBehind()
    }
  }
  return (
    <>
      {mayMove && status === 'mended' && (
        <Card title={<Text id={isTheirs ? 'deviations.isItMended' : 'deviations.awaitsOther'} />}>
          <chakra.p color="muted">
            <Text id={isTheirs ? 'deviations.isItMendedText' : 'deviations.awaitsOtherText'} values={{ who: raisedBy ?? '' }} />
          </chakra.p>
          {isTheirs && (
            <Buttons>
              <Button variant="solid" disabled={isBusy} onClick={() => act(() => go('confirmed'))}>
                <Check aria-hidden />
                <Text id="deviations.confirmIt" />
              </Button>
              <Button aria-haspopup="dialog" onPointerEnter={MoveDialog.beforehand} onClick={() => setDialog('open')}>
                <Undo2 aria-hidden />
                <Text id="deviations.sendBack" />
              </Button>
            </Buttons>
          )}
        </Card>
      )}
      {mayMove && status !== 'mended' && (
        <Card title={<Text id="deviations.mendIt" />}>
          <Buttons>
            <Button variant="solid" aria-haspopup="dialog" onPointerEnter={MoveDialog.beforehand} onClick={() => setDialog('mended')}>
              <Check aria-hidden />
              <Text id="deviations.isMended" />
            </Button>
            {status === 'open' && (
              <Button disabled={isBusy} onClick={() => act(() => go('inWork'))}>
                <Wrench aria-hidden />
                <Text id="deviations.begin" />
              </Button>
            )}
          </Buttons>
        </Card>
      )}
      {mayPlan && (
        <Card title={<Text id="deviations.stays" />}>
          <chakra.p color="muted">
            <Text id="deviations.staysText" />
          </chakra.p>
          <Buttons>
            <Button aria-haspopup="dialog" onPointerEnter={PlanDialog.beforehand} onClick={() => setDialog('plan')}>
              <CalendarPlus aria-hidden />
              <Text id="deviations.makeTask" />
            </Button>
          </Buttons>
        </Card>
      )}
      <OrderOfDeviation project={project} deviation={deviation} />
      {(dialog === 'mended' || dialog === 'open') && (
        <MoveDialog deviation={deviation} to={dialog} onBehind={onBehind} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'plan' && <PlanDialog deviation={deviation} onBehind={onBehind} onClose={() => setDialog(undefined)} />}
    </>
  )
}

const Buttons = chakra('div', { base: { display: 'grid', gap: '3', marginTop: '4' } })
