import { Button, chakra } from '@chakra-ui/react'
import { Check, ChevronLeft, ChevronRight, CircleSlash, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { ProjectFrameFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { type ControlArea, isLeft, type PointLine } from '#client/projects/controlAreas/useControlArea.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { SendBackField } from './CommentField.tsx'
import type { Point } from './usePoint.ts'

interface PointActionsProps {
  project: ProjectFrameFragment
  area: ControlArea
  point: Point
  isBusy: boolean
  onComplete: () => void
  onDisable: (isDisabled: boolean) => void
  onReopen: () => void
  onVerify: () => void
  onSendBack: (why: string) => void
  onTurn: (pointId: string) => void
  neighbours: readonly [PointLine | undefined, PointLine | undefined]
}

/** Always in the same place, within reach of a thumb: previous, what is to be done, next. */
export function PointActions(props: PointActionsProps) {
  const { project, area, point, isBusy, onComplete, onDisable, onReopen, onVerify, onSendBack, onTurn, neighbours } = props
  const text = useText()
  const [why, setWhy] = useState<string>()
  const [before, after] = neighbours
  const isHeld = area.isCompleted || area.isDisabled
  const mayChange = mayIn(project, 'update control-areas') && !isHeld
  const mayReopen = mayIn(project, 'reopen control-areas') && !isHeld && point.isCompleted
  const isForMe = mayChange && project.needsVerification && point.isCompleted && !point.isVerified && !point.isCompletedByMe
  const isEditable = mayChange && !point.isCompleted && !point.isDisabled
  const isLast = !(area.points ?? []).some((other) => other.id !== point.id && isLeft(other, project.needsVerification))
  return (
    <>
      {isEditable && (
        <Button variant="ghost" justifySelf="start" disabled={isBusy} onClick={() => onDisable(true)}>
          <CircleSlash aria-hidden />
          <Text id="projects.disablePoint" />
        </Button>
      )}
      {why !== undefined && <SendBackField value={why} onChange={setWhy} />}
      <Bar aria-label={text('projects.pointBar')}>
        <Turn icon={ChevronLeft} label="projects.previousPoint" to={before} onTurn={onTurn} />
        {isEditable ? (
          <Main onClick={onComplete} disabled={isBusy}>
            <Check aria-hidden />
            <Text id={isLast ? 'projects.completeLast' : 'projects.completeNext'} />
          </Main>
        ) : isForMe ? (
          <>
            {mayReopen && (
              <Button
                minHeight="56px"
                disabled={isBusy || why?.trim() === ''}
                onClick={() => (why === undefined ? setWhy('') : onSendBack(why.trim()))}
              >
                <Undo2 aria-hidden />
                <Text id="projects.sendBack.do" />
              </Button>
            )}
            <Main onClick={onVerify} disabled={isBusy}>
              <Check aria-hidden />
              <Text id="projects.verify" />
            </Main>
          </>
        ) : mayReopen ? (
          <Button size="xl" flex="1" disabled={isBusy} onClick={onReopen}>
            <RotateCcw aria-hidden />
            <Text id="projects.reopenPoint" />
          </Button>
        ) : mayChange && point.isDisabled ? (
          <Button size="xl" flex="1" disabled={isBusy} onClick={() => onDisable(false)}>
            <RotateCcw aria-hidden />
            <Text id="projects.enablePoint" />
          </Button>
        ) : (
          <chakra.span flex="1" />
        )}
        <Turn icon={ChevronRight} label="projects.followingPoint" to={after} onTurn={onTurn} />
      </Bar>
    </>
  )
}

const Main = chakra(Button, { base: { flex: 1 } }, { defaultProps: { variant: 'solid', size: 'xl' } })

interface TurnProps {
  icon: typeof ChevronLeft
  label: 'projects.previousPoint' | 'projects.followingPoint'
  to: PointLine | undefined
  onTurn: (pointId: string) => void
}

function Turn({ icon: Icon, label, to, onTurn }: TurnProps) {
  const text = useText()
  return (
    <Button
      width="56px"
      minHeight="56px"
      px="0"
      aria-label={to ? text(label, { name: to.name }) : text(label, { name: '' })}
      disabled={!to}
      onClick={() => to && onTurn(to.id)}
    >
      <Icon aria-hidden />
    </Button>
  )
}

const Bar = chakra(
  'div',
  {
    base: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      display: 'flex',
      gap: '3',
      paddingBlock: '3',
      bg: 'surface',
      borderTopWidth: '1px',
    },
  },
  { defaultProps: { role: 'group' } },
)
