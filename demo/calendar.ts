/** Calendar days as they are stored: 2024-03-14. */

/** As a Norwegian paper writes it: 14.03.2024. */
export const written = (day: string) => day.split('-').toReversed().join('.')

export const yearOf = (day: string) => Number(day.slice(0, 4))

export function daysAfter(day: string, days: number) {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}
