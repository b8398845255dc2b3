import { percentDone } from '#client/ui/percent.ts'

/** Something with points that are looked at. */
export interface Counted {
  isDisabled: boolean
  pointCount: number
  completedPointCount: number
  /** Somebody has said that the whole of it is done; undefined where nobody has to. */
  isCompleted?: boolean
  /** Done, and not looked at yet by whoever leads the work. */
  awaitingPointCount?: number
}

export interface Progress {
  count: number
  done: number
  /** Of what is done: what waits for another look. */
  awaiting: number
  /** Full only when nothing is left to do: no point, no look at one, and no area that nobody has completed. */
  percent: number
}

export const progressOf = (areas: readonly Counted[]): Progress => {
  const inUse = areas.filter(({ isDisabled, pointCount }) => !isDisabled && pointCount > 0)
  const sum = (of: 'pointCount' | 'completedPointCount' | 'awaitingPointCount') => inUse.reduce((total, area) => total + (area[of] ?? 0), 0)
  const count = sum('pointCount')
  const done = sum('completedPointCount')
  const awaiting = sum('awaitingPointCount')
  const isLeft = awaiting > 0 || inUse.some(({ isCompleted }) => isCompleted === false)
  return { count, done, awaiting, percent: Math.min(percentDone(done, count), isLeft ? 99 : 100) }
}

/** The points say how far it has come: no state of its own is kept. */
export const stageOf = ({ count, done, awaiting }: Progress) => {
  if (!done) return 'waiting'
  if (done < count) return 'running'
  return awaiting ? 'awaiting' : 'finished'
}
