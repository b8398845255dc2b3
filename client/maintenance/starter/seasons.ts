import type { StarterTask } from './useStarterPlan.ts'

const names = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof names)[number] | 'seldom'

export interface SeasonOfTasks {
  season: Season
  /** In which it begins: January belongs to the winter of the year before. */
  year: number
  tasks: StarterTask[]
}

/** By season, in the order they come; last what is done less than once a year. */
export function seasonsOf(tasks: readonly StarterTask[]): SeasonOfTasks[] {
  const seasons: SeasonOfTasks[] = []
  for (const task of tasks.toSorted((a, b) => Number(a.interval > 12) - Number(b.interval > 12))) {
    const place = placeOf(task)
    const same = seasons.find(({ season, year }) => season === place.season && year === place.year)
    if (same) same.tasks.push(task)
    else seasons.push({ ...place, tasks: [task] })
  }
  return seasons
}

function placeOf({ startDate, interval }: StarterTask): { season: Season; year: number } {
  if (interval > 12) return { season: 'seldom', year: 0 }
  const [year = 0, month = 1] = startDate.split('-').map(Number)
  return { season: names[Math.floor((month % 12) / 3)]!, year: month < 3 ? year - 1 : year }
}
