import { monthAndYear } from '#client/maintenance/words.ts'
import { useText } from '#client/messages/Text.tsx'
import { monthsLater } from '#schema/maintenance/recurrence.ts'
import type { Wheel } from './useYearWheel.ts'

/** `2026`, or `nov. 2026 – okt. 2027`. */
export function useWheelName() {
  const text = useText()
  return ({ year, from }: Pick<Wheel, 'year' | 'from'>) =>
    from.endsWith('-01-01')
      ? String(year)
      : text('maintenance.wheel.span', { from: monthAndYear(from), to: monthAndYear(monthsLater(from, 11)) })
}
