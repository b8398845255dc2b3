import type { OperationName } from '../operations/operations.ts'
import type { SqlFigures } from '../sql/callByCall.ts'
import type { Track } from './rounds.ts'
import { quantile, ratios, type Spread, spreadOf } from './statistics.ts'

/** Ours against one other server, each round by itself. Above one is in our favour. */
export interface Versus {
  throughput: Spread
  nodeCpu: Spread
  pgCpu: Spread
}

export interface OperationFigures extends SqlFigures {
  name: OperationName
  title: string
  kind: 'read' | 'command'
  nested: boolean
  /** Ours to LIMIT's. */
  throughput: Spread
  /** LIMIT's to ours. */
  nodeCpu: Spread
  /** Ours to LIMIT's. */
  p99: number
  versus: Readonly<Record<string, Versus>>
  /** Requests a second and microseconds for each: true for this machine at this moment only. */
  ours: { perSecond: number; nodeMicroseconds: number }
}

export interface ServerFigures {
  operations: readonly OperationFigures[]
  peakMb: number
  uploadGrowthMb: number
}

const series = (track: Track, of: keyof Track['blocks'][number]) => track.blocks.map((block) => block[of])

export const versus = (ours: Track, other: Track): Versus => ({
  throughput: spreadOf(ratios(series(ours, 'throughput'), series(other, 'throughput'))),
  nodeCpu: spreadOf(ratios(series(other, 'nodeCpu'), series(ours, 'nodeCpu'))),
  pgCpu: spreadOf(ratios(series(other, 'pgCpu'), series(ours, 'pgCpu'))),
})

/** Of the whole load, where it can't be told statement by statement. */
export const pgCpuRatio = (ours: Track, limit: Track) => spreadOf(ratios(series(ours, 'pgCpu'), series(limit, 'pgCpu')))

export const p99Ratio = (ours: Track, other: Track) => quantile(ours.latencies, 0.99) / quantile(other.latencies, 0.99)

export const absolute = (track: Track) => ({
  perSecond: Math.round(quantile(series(track, 'throughput'), 0.5) * 1000),
  nodeMicroseconds: Math.round(quantile(series(track, 'nodeCpu'), 0.5)),
})
