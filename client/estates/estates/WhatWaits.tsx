import { chakra } from '@chakra-ui/react'
import { CalendarClock, CircleAlert, Hourglass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import type { EstateCardFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { State } from '#client/ui/marks.tsx'
import { daysFromToday, writtenDay } from '#client/ui/writing.ts'

type ComingTask = NonNullable<EstateCardFragment['comingTasks']>['edges'][number]['node']
/** So many days ahead something is said to wait. */
const soon = 30
const most = 3

/** What is overdue on all of them, then what comes soon. */
export function waitingOn(estates: readonly EstateCardFragment[]) {
  const tasks = estates.flatMap((estate) => (estate.comingTasks?.edges ?? []).map(({ node }) => ({ estate, task: node })))
  return tasks
    .filter(({ task: { nextDate, awaitsConfirmation } }) => awaitsConfirmation || (nextDate && daysFromToday(nextDate) <= soon))
    .toSorted((a, b) => (a.task.nextDate ?? '').localeCompare(b.task.nextDate ?? ''))
    .slice(0, most)
}

/** Nothing, where nothing waits. */
export function WhatWaits({ estates }: { estates: readonly EstateCardFragment[] }) {
  const waiting = waitingOn(estates)
  if (!waiting.length) return null
  return (
    <Card title={<Text id="estates.waiting.title" />}>
      <Columns>
        {waiting.map(({ estate: { id, addressLine1 }, task }) => (
          <li key={task.id}>
            <Way
              to={`${privateEstatePath(id)}${estateSections.maintenance.path}/plan/building/${task.buildingId}/area/${task.areaId}/listed/${task.id}`}
            >
              <When task={task} />
              <chakra.b fontWeight="medium">{task.title}</chakra.b>
              <chakra.span textStyle="meta" color="muted">
                {[addressLine1, task.buildingName].join(', ')}
              </chakra.span>
            </Way>
          </li>
        ))}
      </Columns>
    </Card>
  )
}

function When({ task: { nextDate, awaitsConfirmation } }: { task: ComingTask }) {
  const day = nextDate ? writtenDay(nextDate) : ''
  if (awaitsConfirmation)
    return (
      <State icon={Hourglass} tone="accent">
        <Text id="estates.waiting.confirm" />
      </State>
    )
  return nextDate && daysFromToday(nextDate) < 0 ? (
    <State icon={CircleAlert} tone="critical">
      <Text id="estates.waiting.overdue" values={{ day }} />
    </State>
  ) : (
    <State icon={CalendarClock} tone="caution">
      {day}
    </State>
  )
}

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

const Columns = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    '& > li + li': { md: { borderInlineStartWidth: '1px', paddingInlineStart: '5' } },
  },
})
const Way = chakra(Link, {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2px',
    minHeight: 'target',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { '& b': { textDecoration: 'underline' } },
  },
})
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
