import type { OperationFigures, ServerFigures } from '../measure/figures.ts'

export interface Target {
  what: string
  value: number
  /** What must be reached, where anything must, and what is wished for. */
  gate: number | undefined
  goal: number
  atLeast: boolean
  unit?: string
  spread?: { low: number; high: number }
}
export type Mark = 'goal' | 'gate' | 'MISSED' | 'below goal' | 'not measured'

export function markOf({ value, gate, goal, atLeast }: Target): Mark {
  if (Number.isNaN(value)) return 'not measured'
  const reaches = (target: number) => (atLeast ? value >= target : value <= target)
  if (reaches(goal)) return 'goal'
  if (gate === undefined) return 'below goal'
  return reaches(gate) ? 'gate' : 'MISSED'
}

const ofReads = { node: { gate: 0.55, goal: 0.8 }, pg: { gate: 1.1, goal: 1 } }
const ofCommands = { node: { gate: 0.5, goal: 0.7 }, pg: { gate: 1.3, goal: 1.1 } }
const most = { atLeast: false } as const
const least = { atLeast: true } as const
const ofGrowth = { gate: 1.2, goal: 1.05, ...most }

export function targetsOf(operation: OperationFigures): Target[] {
  const { kind, nested, nodeCpu, pgCpu, throughput, p99, tenfold, large, checks } = operation
  const { node, pg } = kind === 'read' ? ofReads : ofCommands
  const mercurius = nested ? operation.versus['mercurius'] : undefined
  return [
    { what: 'Node processor time, LIMIT / ours', value: nodeCpu.median, spread: nodeCpu, ...node, ...least },
    { what: 'PostgreSQL processor time, ours / LIMIT', value: pgCpu.median, spread: pgCpu, ...pg, ...most },
    { what: 'throughput, ours / LIMIT', value: throughput.median, spread: throughput, gate: undefined, goal: 0.85, ...least },
    { what: 'p99, ours / LIMIT', value: p99, gate: 2.5, goal: 1.5, ...most },
    ...(tenfold ? [{ what: 'PostgreSQL processor time at ten times the data', value: tenfold.median, spread: tenfold, ...ofGrowth }] : []),
    ...(large ? [{ what: 'PostgreSQL processor time, a large estate / a small', value: large.median, spread: large, ...ofGrowth }] : []),
    ...(checks
      ? [{ what: 'PostgreSQL processor time with / without checks', value: checks.median, spread: checks, gate: 1.2, goal: 1.1, ...most }]
      : []),
    ...(mercurius
      ? [
          {
            what: 'Node processor time, Mercurius / ours',
            value: mercurius.nodeCpu.median,
            spread: mercurius.nodeCpu,
            gate: 2,
            goal: 4,
            ...least,
          },
        ]
      : []),
  ]
}

export const targetsOfProcess = ({ peakMb, uploadGrowthMb }: ServerFigures): Target[] => [
  { what: 'peak memory under load', value: peakMb, gate: 180, goal: 130, unit: 'MB', ...most },
  { what: 'memory grown by an upload of 100 MB', value: uploadGrowthMb, gate: 30, goal: 10, unit: 'MB', ...most },
]
