import type { Operation, OperationName } from '../operations/operations.ts'
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
  /** Ours to LIMIT's; none of these where LIMIT does not answer. */
  throughput?: Spread
  /** LIMIT's to ours. */
  nodeCpu?: Spread
  /** Ours to LIMIT's. */
  p99: number
  /** Node's processor time where PostgreSQL is reached over a socket, to that over TCP. */
  socket?: Spread
  versus: Readonly<Record<string, Versus>>
  /** Requests a second and microseconds for each: true for this machine at this moment only. */
  ours: { perSecond: number; nodeMicroseconds: number; pgMicroseconds: number }
}

export interface ServerFigures {
  operations: readonly OperationFigures[]
  peakMb: number
  uploadGrowthMb: number
}

const series = (track: Track, of: keyof Track['blocks'][number]) => track.blocks.map((block) => block[of])

const versus = (ours: Track, other: Track): Versus => ({
  throughput: spreadOf(ratios(series(ours, 'throughput'), series(other, 'throughput'))),
  nodeCpu: spreadOf(ratios(series(other, 'nodeCpu'), series(ours, 'nodeCpu'))),
  pgCpu: spreadOf(ratios(series(other, 'pgCpu'), series(ours, 'pgCpu'))),
})

/** Ours where PostgreSQL is reached over a socket. */
export const onSocket = 'ours, on a socket'

type Tracks = ReadonlyMap<string, Track>
const ofLimit = (tracks: Tracks) => tracks.get('LIMIT')
const ofOurs = (tracks: Tracks) => tracks.get('ours')!

/** Of the whole load, where it can't be told statement by statement. */
export function pgCpuRatio(tracks: Tracks): SqlFigures {
  const limit = ofLimit(tracks)
  return limit ? { pgCpu: spreadOf(ratios(series(ofOurs(tracks), 'pgCpu'), series(limit, 'pgCpu'))) } : {}
}

const absolute = (track: Track) => ({
  perSecond: Math.round(quantile(series(track, 'throughput'), 0.5) * 1000),
  nodeMicroseconds: Math.round(quantile(series(track, 'nodeCpu'), 0.5)),
  pgMicroseconds: Math.round(quantile(series(track, 'pgCpu'), 0.5)),
})

/** What the windows of an operation tell, beside what its statements cost. */
export function figuresOf({ name, title, kind, nested }: Operation, tracks: Tracks, statements: SqlFigures): OperationFigures {
  const [ours, limit, socket] = [ofOurs(tracks), ofLimit(tracks), tracks.get(onSocket)]
  const held = limit && versus(ours, limit)
  const peers = [...tracks].filter(([other]) => !['ours', 'LIMIT', onSocket].includes(other))
  return {
    name,
    title,
    kind,
    nested,
    ...statements,
    ...(held && { throughput: held.throughput, nodeCpu: held.nodeCpu }),
    p99: limit ? quantile(ours.latencies, 0.99) / quantile(limit.latencies, 0.99) : Number.NaN,
    ...(socket && { socket: spreadOf(ratios(series(socket, 'nodeCpu'), series(ours, 'nodeCpu'))) }),
    versus: Object.fromEntries(peers.map(([peer, track]) => [peer, versus(ours, track)])),
    ours: absolute(ours),
  }
}
