import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useWheelMonthQuery, useYearWheelQuery, type WheelOccurrencePartsFragment, type YearWheelQuery } from '#client/generated/graphql.ts'
import { monthsLater } from '#schema/maintenance/recurrence.ts'

export type Wheel = YearWheelQuery['yearWheel']
export type WheelMonth = Wheel['months'][number]
export type Occurrence = WheelOccurrencePartsFragment

export interface Asked {
  estateId: string
  year: number | undefined
  buildingId: string | undefined
  responsibleId: string | undefined
}

export function useYearWheel(asked: Asked) {
  const answer = useYearWheelQuery({ variables: asked, ...screenQuery })
  const wheel = shownData(answer)?.yearWheel
  return {
    wheel,
    error: wheel ? undefined : answer.error,
    retry: () => void answer.refetch().catch(() => undefined),
  }
}

/** One page of what there is in a month of it. */
export function useWheelMonth(asked: Asked & { month: number; page: number }) {
  const answer = useWheelMonthQuery({ variables: asked, ...screenQuery })
  const found = shownData(answer)?.wheelMonth
  return { found, error: found ? undefined : answer.error, retry: () => void answer.refetch().catch(() => undefined) }
}

/** Of a month with few all have a mark. */
export const isWhole = ({ count, marks }: WheelMonth) => marks.length === count

/** Its own, and not done yet. */
export const isMovable = ({ taskId, state }: Occurrence) => taskId != null && (state === 'planned' || state === 'overdue')

/** The same day of another month (from 0), or the last it has. */
export const inMonth = (date: string, month: number) => monthsLater(date, month + 1 - Number(date.slice(5, 7)))
