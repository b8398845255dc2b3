import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { CalendarSync } from 'lucide-react'
import { useRecurrenceText, useSeriesDays } from '#client/maintenance/words.ts'
import { isDay, today } from '#schema/day.ts'
import { longestInterval } from '#schema/maintenance/tasks.words.ts'
import type { TaskValues } from './taskForm.ts'

/** The rule in words, and the first days it makes. */
export function RecurrencePreview() {
  const { startDate, period, interval, endDate } = useFormikContext<TaskValues>().values
  const said = useRecurrenceText()
  const daysOf = useSeriesDays()
  const every = Number(interval)
  if (!isDay(startDate) || (period && !(Number.isInteger(every) && every >= 1 && every <= longestInterval))) return null
  const series = { startDate, period: period || null, interval: every, endDate: endDate && isDay(endDate) ? endDate : null }
  return (
    <chakra.div aria-live="polite" display="flex" gap="3" padding="4" borderRadius="control" bg="brand.subtle" color="brand.fg">
      <chakra.span marginTop="2px">
        <CalendarSync size={20} aria-hidden />
      </chakra.span>
      <span>
        <chakra.b display="block">{said(series)}</chakra.b>
        {period && <chakra.span textStyle="figures">{daysOf(series, today())}</chakra.span>}
      </span>
    </chakra.div>
  )
}
