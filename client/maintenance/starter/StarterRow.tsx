import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { useEveryText } from '#client/maintenance/tasks/everyText.ts'
import { monthAndYear } from '#client/maintenance/words.ts'
import { useText } from '#client/messages/Text.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import { lastDayOf } from '#schema/maintenance/starterPlan.ts'
import type { StarterTask } from './useStarterPlan.ts'

interface StarterRowProps {
  task: StarterTask
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onMove: (day: string) => void
}

/** So far ahead as one plans: two years, and the month that was proposed. */
function monthsAround(day: string) {
  const now = new Date()
  const months = Array.from({ length: 24 }, (_, n) => {
    const at = new Date(Date.UTC(now.getFullYear(), now.getMonth() + n, 1))
    return lastDayOf(at.getUTCFullYear(), at.getUTCMonth() + 1)
  })
  return months.includes(day) ? months : [...months, day].toSorted()
}

/** The month is a choice of its own; the rest of the row takes the task along or leaves it. */
export function StarterRow({ task, isChosen, onChoose, onMove }: StarterRowProps) {
  const text = useText()
  const every = useEveryText()
  const { title, interval, trade, minutes, estimatedCost, startDate: day } = task
  const said = [
    every('month', interval),
    trade ? text(trade === 'other' ? 'maintenance.starter.professional' : `trades.${trade}`) : text('maintenance.starter.yourself'),
    minutes < 60
      ? text('maintenance.starter.minutes', { count: writtenNumber(minutes) })
      : text('maintenance.starter.hours', { count: writtenNumber(minutes / 60) }),
    ...(estimatedCost ? [text('maintenance.starter.about', { amount: writtenKroner(estimatedCost) })] : []),
  ]
  return (
    <Row>
      <chakra.div flex="1" minWidth={{ base: 'full', sm: '0' }}>
        <Checkbox checked={isChosen} onChange={onChoose}>
          <chakra.b fontWeight="medium" display="block" color={isChosen ? undefined : 'muted'}>
            {title}
          </chakra.b>
          <chakra.small textStyle="meta" color="muted">
            {said.map((part, at) => (
              <Fragment key={part}>
                {at > 0 && ' · '}
                <chakra.span whiteSpace="nowrap">{part}</chakra.span>
              </Fragment>
            ))}
          </chakra.small>
        </Checkbox>
      </chakra.div>
      <chakra.div width="144px" flexShrink="0" marginStart={{ base: besideBox, sm: '0' }}>
        <Select
          aria-label={text('maintenance.starter.month', { title })}
          value={day}
          disabled={!isChosen}
          onChange={({ target }) => onMove(target.value)}
        >
          {monthsAround(day).map((each) => (
            <option key={each} value={each}>
              {monthAndYear(each)}
            </option>
          ))}
        </Select>
      </chakra.div>
    </Row>
  )
}

/** Where the words begin that stand beside the box. */
const besideBox = '36px'
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: { base: '3', sm: '0' },
    paddingInline: { base: '4', sm: '5' },
    minHeight: '56px',
    '& + &': { borderTopWidth: '1px' },
  },
})
