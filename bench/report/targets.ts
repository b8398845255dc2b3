import type { OperationFigures, ServerFigures } from '../measure/figures.ts'
import type { Spread } from '../measure/statistics.ts'

export interface Target {
  value: number
  /** What must be reached, where anything must, and what is wished for. */
  gate?: number
  goal?: number
  atLeast: boolean
  spread?: Spread
}
export type Mark = 'goal' | 'gate' | 'missed' | 'none'

export function markOf({ value, gate, goal, atLeast }: Target): Mark {
  const reaches = (target: number | undefined) => target !== undefined && (atLeast ? value >= target : value <= target)
  if (Number.isNaN(value)) return 'none'
  if (reaches(goal)) return 'goal'
  if (gate === undefined) return 'none'
  return reaches(gate) ? 'gate' : 'missed'
}

const [most, least] = [{ atLeast: false }, { atLeast: true }] as const
const ofReads = { node: { gate: 0.55, goal: 0.8, ...least }, pg: { gate: 1.1, goal: 1, ...most } }
const ofCommands = { node: { gate: 0.5, goal: 0.7, ...least }, pg: { gate: 1.3, goal: 1.1, ...most } }
const ofP99 = { gate: 2.5, goal: 1.5, ...most }
const ofGrowth = { gate: 1.2, goal: 1.05, ...most }
const ofPlans = { gate: 0.1, goal: 0, ...most }
const ofChecks = { gate: 1.2, goal: 1.1, ...most }
const ofPeers = { gate: 3, goal: 4, ...least }
const ofThroughput = { goal: 0.85, ...least }

const spreadOut = (spread: Spread | undefined, bounds: Omit<Target, 'value'>): Target | undefined =>
  spread && { value: spread.median, spread, ...bounds }

export interface Column {
  title: string
  /** What it must reach, in words. */
  gate: string
  of: (operation: OperationFigures) => Target | undefined
  hasSpread?: boolean
}

/** What is told of an operation. Above one is in our favour where LIMIT or a peer is held to ours, below one where ours is held to LIMIT's. */
export const columns: readonly Column[] = [
  {
    title: 'Node, LIMIT/ours',
    gate: '≥ 0.55, 0.50 (command)',
    of: ({ kind, nodeCpu }) => spreadOut(nodeCpu, (kind === 'read' ? ofReads : ofCommands).node),
    hasSpread: true,
  },
  {
    title: 'PostgreSQL, ours/LIMIT',
    gate: '≤ 1.10, 1.30 (command)',
    of: ({ kind, pgCpu }) => spreadOut(pgCpu, (kind === 'read' ? ofReads : ofCommands).pg),
    hasSpread: true,
  },
  { title: 'p99, o/L', gate: '≤ 2.5', of: ({ p99 }) => ({ value: p99, ...ofP99 }) },
  { title: '10 × data', gate: '≤ 1.2', of: ({ tenfold }) => spreadOut(tenfold, ofGrowth) },
  { title: 'large/small', gate: '≤ 1.2', of: ({ large }) => spreadOut(large, ofGrowth) },
  { title: 'checks', gate: '≤ 1.2', of: ({ checks }) => spreadOut(checks, ofChecks) },
  {
    title: 'planned anew',
    gate: '≤ 0.1',
    of: ({ plannedAnew }) => (plannedAnew === undefined ? undefined : { value: plannedAnew, ...ofPlans }),
  },
  {
    title: 'Mercurius/ours',
    gate: '≥ 3 (nested)',
    of: ({ nested, versus }) => spreadOut(versus['mercurius']?.nodeCpu, nested ? ofPeers : least),
  },
  { title: 'socket/TCP', gate: '', of: ({ socket }) => spreadOut(socket, most) },
  { title: 'throughput', gate: '', of: ({ throughput }) => spreadOut(throughput, ofThroughput) },
]

export const targetsOfProcess = ({ peakMb, uploadGrowthMb }: ServerFigures): readonly (Target & { what: string })[] => [
  { what: 'peak memory under this load', value: peakMb, gate: 180, goal: 130, ...most },
  { what: 'memory grown by an upload of 100 MB', value: uploadGrowthMb, gate: 30, goal: 10, ...most },
]
