import { chakra } from '@chakra-ui/react'
import { asPriority } from '#client/maintenance/looks.ts'
import { monthName, shortDay } from '#client/maintenance/words.ts'
import { Text } from '#client/messages/Text.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { monthNow, type Occurrence, type Wheel } from './useYearWheel.ts'
import { useWheelName } from './wheelName.ts'

interface HubProps {
  wheel: Wheel
  selected: Occurrence | undefined
}

/** In the middle: what the marked task is; where none is, today and what waits. */
export function Hub({ wheel, selected }: HubProps) {
  const { months, today, overdueBefore } = wheel
  const now = monthNow(wheel)
  const wheelName = useWheelName()
  const overdue = months.reduce((sum, { overdueCount }) => sum + overdueCount, overdueBefore.count)
  const month = now === undefined ? undefined : months[now]!
  return (
    <Middle aria-live="polite">
      {selected ? (
        <>
          <chakra.b fontSize="base" lineHeight="1.25" overflowWrap="anywhere" css={{ hyphens: 'auto' }}>
            {selected.title}
          </chakra.b>
          <span>{selected.buildingName}</span>
          <chakra.span textStyle="figures">{writtenDay(selected.date)}</chakra.span>
          <span>
            <Text id={`maintenance.priority.${asPriority(selected.priority)}`} /> · <Text id={`maintenance.state.${selected.state}`} />
          </span>
        </>
      ) : month ? (
        <>
          <span>
            <Text id="maintenance.wheel.today" />
          </span>
          <chakra.b fontSize="title">{shortDay(today)}</chakra.b>
          <span>
            <Text id="maintenance.wheel.overdue" values={{ count: overdue }} />
          </span>
          <span>
            <Text id="maintenance.wheel.inMonth" values={{ count: month.count - month.doneCount, month: monthName(month.month) }} />
          </span>
        </>
      ) : (
        <chakra.b fontSize="title" textStyle="figures">
          {wheelName(wheel)}
        </chakra.b>
      )}
    </Middle>
  )
}

const Middle = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '1',
    height: 'full',
    textStyle: 'meta',
    color: 'muted',
    '& b': { color: 'ink', fontWeight: 'strong' },
  },
})
