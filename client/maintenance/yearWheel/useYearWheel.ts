import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useWheelMonthQuery, type WheelOccurrencePartsFragment, type YearWheelQuery } from '#client/generated/graphql.ts'
import { monthsLater } from '#schema/maintenance/recurrence.ts'

export type Wheel = YearWheelQuery['yearWheel']
export type WheelMonth = Wheel['months'][number]
export type Occurrence = WheelOccurrencePartsFragment

export interface WheelFilter {
  estateId: string
  /** Of the calendar; the months from another day instead. */
  year?: number
  from?: string
  buildingId?: string
  responsibleId?: string
}

/** A month is asked for by its own year, wherever the wheel begins. */
export const askedOf = ({ estateId, buildingId, responsibleId }: WheelFilter, year: number, month: number) => ({
  estateId,
  buildingId,
  responsibleId,
  year,
  month,
})
export type AskedMonth = ReturnType<typeof askedOf>

/** One page of what there is in a month of it. */
export function useWheelMonth(variables: AskedMonth & { page: number }) {
  const query = useWheelMonthQuery({ variables, ...screenQuery })
  return shownOf(shownData(query)?.wheelMonth, query)
}

/** Of a month with few all have a mark. */
export const isWhole = ({ count, marks }: WheelMonth) => marks.length === count

/** Its own, and not done yet. */
export const isMovable = ({ taskId, state }: Occurrence) => taskId != null && (state === 'planned' || state === 'overdue')

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
/** Which of twelve months from a day a date lies in; the first is 0, an earlier one less. */
export const monthOf = (date: string, from: string) => monthNumber(date) - monthNumber(from)

/** The same day of another of its months, or the last it has. */
export const inMonth = (date: string, from: string, month: number) => monthsLater(date, month - monthOf(date, from))

/** Where today lies among its months; nowhere in years that are over or have not come. */
export function monthNow({ today, from }: Pick<Wheel, 'today' | 'from'>) {
  const month = monthOf(today, from)
  return month >= 0 && month < 12 ? month : undefined
}
