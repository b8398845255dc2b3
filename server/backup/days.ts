import { timeZone } from '#schema/day.ts'

const written = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** As in 2026-11-28. */
export const dayInNorway = (at: Date) => written.format(at)

const dayMs = 86_400_000

/** By its Monday. */
export function weekOf(day: string) {
  const at = new Date(`${day}T00:00:00Z`)
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10)
}
