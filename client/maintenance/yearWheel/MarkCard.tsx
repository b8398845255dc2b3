import { Button, chakra } from '@chakra-ui/react'
import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { asPriority } from '#client/maintenance/looks.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { language } from '#client/messages/language.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { writtenDay, writtenDistance } from '#client/ui/writing.ts'
import type { Occurrence } from './useYearWheel.ts'

interface MarkCardProps {
  occurrence: Occurrence
  /** Where its mark lies, in parts of the drawing. */
  at: { x: number; y: number }
  onDone: (() => void) | undefined
  onClose: () => void
}

/** Beside a mark that was pressed: what it is, and what one does with it. */
export function MarkCard({ occurrence, at, onDone, onClose }: MarkCardProps) {
  const { taskId, title, buildingId, buildingName, areaId, date, priority, state, responsibleName } = occurrence
  const card = useRef<HTMLDivElement>(null)
  const paths = useMaintenancePaths()
  const text = useText()
  useEffect(() => card.current?.focus(), [])
  return (
    <Card
      ref={card}
      aria-label={title}
      data-above={at.y > 0.5 || undefined}
      style={{ left: `${Math.min(Math.max(at.x, 0.22), 0.78) * 100}%`, top: `${at.y * 100}%` }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <chakra.div display="flex" alignItems="start" gap="2">
        <chakra.b flex="1" minWidth="0" overflowWrap="anywhere">
          {title}
        </chakra.b>
        <IconButton icon={X} label={text('common.close')} marginTop="-2" marginEnd="-2" onClick={onClose} />
      </chakra.div>
      <chakra.p textStyle="meta" color="muted">
        {[buildingName, `${writtenDay(date)}, ${writtenDistance(date, language)}`].join(' · ')}
      </chakra.p>
      <chakra.p textStyle="meta">
        <Text id={`maintenance.priority.${asPriority(priority)}`} /> · <Text id={`maintenance.state.${state}`} />
        {responsibleName && ` · ${responsibleName}`}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="3">
        {onDone && (
          <Button size="sm" variant="solid" onClick={onDone}>
            <Check aria-hidden />
            <Text id="maintenance.archive.open" />
          </Button>
        )}
        {taskId && buildingId && areaId && (
          <Button size="sm" asChild>
            <Link to={paths.listed(buildingId, areaId, taskId)}>
              <Text id="maintenance.wheel.open" />
            </Link>
          </Button>
        )}
      </chakra.div>
    </Card>
  )
}

const Card = chakra(
  'div',
  {
    base: {
      position: 'absolute',
      zIndex: '1',
      width: '300px',
      maxWidth: '90%',
      padding: '4',
      bg: 'raised',
      borderWidth: '1px',
      borderRadius: 'card',
      boxShadow: 'lg',
      transform: 'translate(-50%, 26px)',
      '&[data-above]': { transform: 'translate(-50%, calc(-100% - 26px))' },
      _print: { display: 'none' },
    },
  },
  { defaultProps: { role: 'dialog', tabIndex: -1 } },
)
