import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useText } from '#client/messages/Text.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { monthsLater } from '#schema/maintenance/recurrence.ts'
import { firstWheelYear, lastWheelYear } from '#schema/maintenance/wheelYears.ts'
import type { Wheel } from './useYearWheel.ts'
import { useWheelName } from './wheelName.ts'

/** Which twelve months: a year of the calendar, or from this month on. */
export function WheelWindow({ wheel, isRolling }: { wheel: Wheel; isRolling: boolean }) {
  const [params, setParams] = useSearchParams()
  const text = useText()
  const wheelName = useWheelName()
  const { year, from, today } = wheel

  function show(name: 'year' | 'from', value: string) {
    const next = new URLSearchParams(params)
    next.delete('year')
    next.delete('from')
    next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const turn = (by: -1 | 1) => (isRolling ? show('from', monthsLater(from, 12 * by).slice(0, 7)) : show('year', String(year + by)))
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <IconButton
        variant="outline"
        icon={ChevronLeft}
        label={text(isRolling ? 'maintenance.wheel.earlierMonths' : 'maintenance.wheel.earlier')}
        disabled={year <= firstWheelYear}
        onClick={() => turn(-1)}
      />
      <chakra.b textStyle="lead" fontVariantNumeric="tabular-nums" minWidth="56px" textAlign="center" aria-live="polite">
        {wheelName(wheel)}
      </chakra.b>
      <IconButton
        variant="outline"
        icon={ChevronRight}
        label={text(isRolling ? 'maintenance.wheel.laterMonths' : 'maintenance.wheel.later')}
        disabled={year >= lastWheelYear}
        onClick={() => turn(1)}
      />
      <chakra.span minWidth="170px">
        <Select
          aria-label={text('maintenance.wheel.window')}
          value={isRolling ? 'from' : 'year'}
          onChange={({ target }) => (target.value === 'from' ? show('from', today.slice(0, 7)) : show('year', today.slice(0, 4)))}
        >
          <option value="year">{text('maintenance.wheel.calendarYear')}</option>
          <option value="from">{text('maintenance.wheel.rolling')}</option>
        </Select>
      </chakra.span>
    </chakra.div>
  )
}
