import { isDay, today } from '#schema/day.ts'
import { firstWheelYear, lastWheelYear } from '#schema/maintenance/wheelYears.ts'
import { isUuid } from '#schema/uuid.ts'

/** From this month of the year on, little of it is left: the wheel opens with the twelve months that begin now. */
const firstLateMonth = 10

const isWheelYear = (year: number) => Number.isInteger(year) && year >= firstWheelYear && year <= lastWheelYear

/** What the address asks of the wheel: a year of the calendar (`year=2026`), or twelve months from one (`from=2026-11`). */
export function wheelAsked(params: URLSearchParams, now = today()) {
  const chosen = (name: string) => {
    const value = params.get(name)
    return isUuid(value) ? value : undefined
  }
  return { ...windowAsked(params, now), buildingId: chosen('building'), responsibleId: chosen('responsibleId') }
}

function windowAsked(params: URLSearchParams, now: string) {
  const year = Number(params.get('year'))
  if (isWheelYear(year)) return { year, from: undefined }
  const from = `${params.get('from')}-01`
  if (isDay(from) && isWheelYear(Number(from.slice(0, 4)))) return { year: undefined, from }
  return Number(now.slice(5, 7)) < firstLateMonth
    ? { year: undefined, from: undefined }
    : { year: undefined, from: `${now.slice(0, 7)}-01` }
}
