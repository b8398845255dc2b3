import { chakra } from '@chakra-ui/react'
import { CalendarClock, CircleAlert } from 'lucide-react'
import type { EstateCardFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { daysFromToday, writtenDay } from '#client/ui/writing.ts'

/** On a card: the next of its tasks, and how long it is overdue. */
export function NextTask({ estate: { comingTasks } }: { estate: EstateCardFragment }) {
  const next = comingTasks?.edges[0]?.node
  if (!next?.nextDate) return null
  const late = -daysFromToday(next.nextDate)
  const isLate = late > 0 && !next.awaitsConfirmation
  const Icon = isLate ? CircleAlert : CalendarClock
  return (
    <Line color={isLate ? 'critical.fg' : undefined}>
      <Icon size={20} aria-hidden />
      <span>
        {isLate ? (
          <Text id="estates.waiting.late" values={{ title: next.title, days: late }} />
        ) : (
          <Text id="estates.waiting.next" values={{ title: next.title, day: writtenDay(next.nextDate) }} />
        )}
      </span>
    </Line>
  )
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    paddingTop: '3',
    borderTopWidth: '1px',
    '& svg': { flexShrink: 0, marginTop: '2px' },
  },
})
