import type { Person } from './people.ts'

export interface DailyTask {
  estateId: string
  taskId: string
  doneDate: string
}

const dayInMs = 86_400_000
const last = Date.parse('2026-01-05')
let used = 0

/** Tasks that come every day, each with a day on which it has not been done yet: what was done twice on one day is done once. */
export function freshDays(people: readonly Person[], count: number): DailyTask[] {
  return Array.from({ length: count }, () => {
    const turn = used++
    const { estateId, taskIds } = people[turn % people.length]!.daily
    const round = Math.floor(turn / people.length)
    const taskId = taskIds[round % taskIds.length]!
    const doneDate = new Date(last - Math.floor(round / taskIds.length) * dayInMs).toISOString().slice(0, 10)
    return { estateId, taskId, doneDate }
  })
}
