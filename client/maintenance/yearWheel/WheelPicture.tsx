import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DoneButton } from '#client/maintenance/archive/DoneButton.tsx'
import { useArchiving } from '#client/maintenance/archive/useArchiving.tsx'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { monthName } from '#client/maintenance/words.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { Hub } from './Hub.tsx'
import { ringsBy, ringsOf } from './ringsOf.ts'
import { useTurning } from './useTurning.ts'
import { isMovable, monthNow, type Occurrence, type Wheel as Year } from './useYearWheel.ts'
import { Wheel } from './Wheel.tsx'
import { useWheelName } from './wheelName.ts'
import { WheelShape } from './wheelShape.ts'

const MarkCard = fetched(async () => (await import('./MarkCard.tsx')).MarkCard, null)

interface PictureProps {
  wheel: Year
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  onMove: ((occurrence: Occurrence, month: number) => void) | undefined
  /** One of the months was pressed, from 0. */
  onMonth: ((month: number) => void) | undefined
}

function usePicture({ wheel, selected }: PictureProps) {
  const [params] = useSearchParams()
  const text = useText()
  const { rings, marks } = ringsOf(wheel, ringsBy.find((by) => by === params.get('rings')) ?? 'building', text)
  const now = monthNow(wheel)
  const wheelName = useWheelName()
  return {
    rings,
    marks,
    now,
    title: text('maintenance.wheel.title', { year: wheelName(wheel) }),
    today: now === undefined ? undefined : wheel.today,
    chosen: marks.find(({ id }) => id === selected)?.occurrence,
  }
}

/** The whole wheel, with what is marked in its middle. */
export function BigWheel(props: PictureProps) {
  const { wheel, selected, onSelect, onMove, onMonth } = props
  const { rings, marks, title, today, chosen } = usePicture(props)
  const [opened, setOpened] = useState<{ occurrence: Occurrence; x: number; y: number }>()
  const archiving = useArchiving()
  const wheelAt = useRef<HTMLDivElement>(null)
  const shape = new WheelShape({ radius: rings.length > 3 ? 340 : 290, from: wheel.from, rings })
  const middle = shape.inner * 0.72
  const size = shape.centre * 2
  function close() {
    setOpened(undefined)
    wheelAt.current?.querySelector<SVGGElement>(`[data-mark="${CSS.escape(opened?.occurrence.id ?? '')}"]`)?.focus()
  }
  return (
    <chakra.div
      ref={wheelAt}
      position="relative"
      // Whole on the screen, however low that is.
      maxWidth="min(760px, max(440px, calc(100dvh - 300px)))"
      marginInline="auto"
      width="full"
      _print={{ maxWidth: '500px' }}
      onPointerLeave={() => onSelect(undefined)}
    >
      <Wheel
        {...{ shape, marks, title, today, selected, onSelect, onMove, onMonth }}
        onOpen={(occurrence, { x, y }) => setOpened({ occurrence, x: x / size, y: y / size })}
        viewBox={`0 0 ${size} ${size}`}
      >
        <foreignObject x={shape.centre - middle} y={shape.centre - middle} width={middle * 2} height={middle * 2} pointerEvents="none">
          <Hub wheel={wheel} selected={chosen} />
        </foreignObject>
      </Wheel>
      {opened && marks.some(({ id }) => id === opened.occurrence.id) && (
        <MarkCard
          key={opened.occurrence.id}
          occurrence={opened.occurrence}
          at={opened}
          onDone={
            archiving.open && isMovable(opened.occurrence)
              ? () => archiving.open?.(opened.occurrence.taskId!, opened.occurrence.dueDate)
              : undefined
          }
          onClose={close}
        />
      )}
    </chakra.div>
  )
}

const height = 330
const shownWidth = 358

/** On a phone its upper part, turned a month at a time by buttons or swipes. */
export function SmallWheel(props: PictureProps) {
  const { wheel, selected, onSelect, onMove } = props
  const { rings, marks, now, title, today, chosen } = usePicture(props)
  const paths = useMaintenancePaths()
  const archiving = useArchiving()
  const text = useText()
  const upright = new WheelShape({ radius: 560, from: wheel.from, rings })
  const pane = useRef<HTMLDivElement>(null)
  // As wide as its drawing is shown, a radian is so far along the rim.
  const pixelsPerRadian = () => ((pane.current?.clientWidth ?? shownWidth) / shownWidth) * upright.radius
  const { month, turn, isDrawn, step, swipe } = useTurning(upright, now ?? 0, pixelsPerRadian)
  const [from, to] = upright.month(month)
  const shape = new WheelShape({ radius: 560, rotation: -(from + to) / 2, from: wheel.from, rings })
  return (
    <div>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" _print={{ display: 'none' }}>
        <IconButton icon={ChevronLeft} label={text('maintenance.wheel.earlierMonth')} onClick={() => step(-1)} />
        <chakra.b textTransform="capitalize" aria-live="polite">
          {monthName(wheel.months[month]!.month)}
        </chakra.b>
        <IconButton icon={ChevronRight} label={text('maintenance.wheel.laterMonth')} onClick={() => step(1)} />
      </chakra.div>
      <chakra.div
        ref={pane}
        overflow="hidden"
        borderRadius="card"
        borderWidth="1px"
        bg="surface"
        touchAction="pan-y pinch-zoom"
        userSelect="none"
        {...swipe}
      >
        <Wheel
          {...{ shape, marks, title, today, selected, onSelect, onMove, turn, isDrawn }}
          short
          viewBox={`${shape.centre - shownWidth / 2} 0 ${shownWidth} ${height}`}
        />
      </chakra.div>
      {chosen && (
        <chakra.div padding="4" borderWidth="1px" borderTopWidth="0" borderBottomRadius="card" bg="raised">
          <Hub wheel={wheel} selected={chosen} />
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" columnGap="4" marginTop="2">
            {chosen.taskId && chosen.buildingId && chosen.areaId && (
              <TextLink to={paths.listed(chosen.buildingId, chosen.areaId, chosen.taskId)}>
                <Text id="maintenance.wheel.open" />
              </TextLink>
            )}
            {archiving.open && isMovable(chosen) && (
              <DoneButton title={chosen.title} onClick={() => archiving.open?.(chosen.taskId!, chosen.dueDate)} />
            )}
          </chakra.div>
        </chakra.div>
      )}
    </div>
  )
}
