import { firstWheelYear, lastWheelYear } from '#schema/maintenance/wheelYears.ts'
import { isUuid } from '#schema/uuid.ts'

/** What the address asks of the wheel; this year, where it says none. */
export function wheelAsked(params: URLSearchParams) {
  const year = Number(params.get('year'))
  const known = (name: string) => {
    const value = params.get(name)
    return isUuid(value) ? value : undefined
  }
  return {
    year: Number.isInteger(year) && year >= firstWheelYear && year <= lastWheelYear ? year : undefined,
    buildingId: known('building'),
    responsibleId: known('responsibleId'),
  }
}
