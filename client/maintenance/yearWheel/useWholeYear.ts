import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { WheelMonthDocument } from '#client/generated/operations/WheelMonth.ts'
import { useAct } from '#client/ui/useAct.ts'
import { type WheelFilter, askedOf, isWhole, type Occurrence, type Wheel, type WheelMonth } from './useYearWheel.ts'

export type WholeYear = ReadonlyMap<number, readonly Occurrence[]>

/** On paper nothing can be opened: what the months hold is read whole first, and stays listed until it is printed. */
export function useWholeYear(wheel: Wheel, filter: WheelFilter) {
  const client = useApolloClient()
  const [whole, setWhole] = useState<WholeYear>()
  const [isReading, act] = useAct()

  async function read({ year, month }: WheelMonth) {
    const occurrences: Occurrence[] = []
    for (let page = 1, pageCount = 1; page <= pageCount; page++) {
      const variables = { ...askedOf(filter, year, month), page }
      const { data } = await client.query({ query: WheelMonthDocument, variables, fetchPolicy: 'no-cache' })
      pageCount = data?.wheelMonth.pageCount ?? 0
      occurrences.push(...(data?.wheelMonth.occurrences ?? []))
    }
    return [month, occurrences] as const
  }
  async function print() {
    const months = wheel.months.filter((month) => !isWhole(month))
    const readMonths = await Promise.all(months.map(read))
    window.addEventListener('afterprint', () => setWhole(undefined), { once: true })
    flushSync(() => setWhole(new Map(readMonths)))
    window.print()
  }
  /** What goes wrong is told by the call itself, and nothing is printed by half. */
  return { whole, isReading, print: () => act(print) }
}
