/** Something with points that are looked at. */
export interface Counted {
  isDisabled: boolean
  pointCount: number
  completedPointCount: number
}

export interface Progress {
  count: number
  done: number
  /** Full only when all is done. */
  percent: number
}

export const progressOf = (areas: readonly Counted[]): Progress => {
  const inUse = areas.filter(({ isDisabled }) => !isDisabled)
  const sum = (of: 'pointCount' | 'completedPointCount') => inUse.reduce((total, area) => total + area[of], 0)
  const count = sum('pointCount')
  const done = sum('completedPointCount')
  return { count, done, percent: count ? Math.floor((done / count) * 100) : 0 }
}

/** The points say how far it has come: no state of its own is kept. */
export const stageOf = ({ count, done }: Progress) => (!done ? 'waiting' : done === count ? 'finished' : 'running')
