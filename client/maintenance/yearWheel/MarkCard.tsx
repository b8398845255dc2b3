import { Button, chakra } from '@chakra-ui/react'
import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useWheelTaskCostQuery } from '#client/generated/graphql.ts'
import { asPriority } from '#client/maintenance/looks.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { language } from '#client/messages/language.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { writtenDay, writtenDistance, writtenMoney } from '#client/ui/writing.ts'
import { Glyph } from './Mark.tsx'
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
  const { estateId } = useEstatePlace()
  const mayRead = useMay(estateId)('read', 'maintenance-plan') && Boolean(taskId)
  const costQuery = useWheelTaskCostQuery({ variables: { estateId, taskId: taskId ?? '' }, skip: !mayRead, ...screenQuery })
  const cost = costQuery.data ? (costQuery.data.maintenanceTask?.estimatedCost ?? null) : costQuery.error ? null : undefined
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
      <chakra.p display="flex" flexWrap="wrap" gap="2" marginBlock="2">
        <Said>
          <Glyph priority={priority} state="planned" />
          <Text id={`maintenance.wheel.priority.${asPriority(priority)}`} />
        </Said>
        <Said>
          <Text id={`maintenance.state.${state}`} />
        </Said>
      </chakra.p>
      <Facts>
        <dt>
          <Text id="maintenance.wheel.responsible" />
        </dt>
        <dd>{responsibleName ?? <Text id="maintenance.task.ownersTogether" />}</dd>
        {mayRead && (
          <>
            <dt>
              <Text id="maintenance.wheel.cost" />
            </dt>
            {/* Its line is there before it is: nothing moves. */}
            <dd>{cost === undefined ? '\u00a0' : cost === null ? <Text id="maintenance.wheel.noCost" /> : writtenMoney(cost)}</dd>
          </>
        )}
      </Facts>
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

const Said = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '28px',
    paddingInline: '3',
    borderRadius: 'pill',
    bg: 'sunken',
    textStyle: 'meta',
    '& svg': { marginInlineStart: '-2', transform: 'scale(0.8)' },
  },
})
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    rowGap: '1',
    '& dt': { color: 'muted' },
    '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
})
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
