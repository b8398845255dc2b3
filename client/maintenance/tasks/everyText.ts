import { useText } from '#client/messages/Text.tsx'
import type { Period } from '#schema/maintenance/recurrence.ts'

const named: Partial<Record<string, 'year' | 'halfYear' | 'quarter' | 'month' | 'week'>> = {
  'month 12': 'year',
  'month 6': 'halfYear',
  'month 3': 'quarter',
  'month 1': 'month',
  'week 1': 'week',
}

/** `Hvert halvår`, `Hvert 5. år`, `Hver 4. måned` */
export function useEveryText() {
  const text = useText()
  return (period: Period, interval: number) => {
    const name = named[`${period} ${interval}`]
    if (name) return text(`maintenance.every.${name}`)
    if (period === 'month' && interval % 12 === 0) return text('maintenance.every.years', { count: interval / 12 })
    return text(`maintenance.every.${period}s`, { count: interval })
  }
}
