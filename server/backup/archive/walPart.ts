import { momentOf, stampOf } from '../manifest.ts'
import type { BackupPlace } from '../place/backupPlace.ts'

/** PostgreSQL keeps its log in files of this size. */
export const segmentBytes = 16n * 1_048_576n

/** Where a log goes on: of one cluster, until it is forked. */
export interface Line {
  system: string
  timeline: number
}

/** A stretch of the log as it lies in the place of the backups, and the moment until which it and those before it tell all. */
export interface WalPart extends Line {
  name: string
  start: bigint
  end: bigint
  moment: Date
}

const hex = (value: bigint | number, digits: number) => value.toString(16).padStart(digits, '0')

/** As PostgreSQL writes positions in its log. */
export function positionOf(written: string): bigint {
  const [high = '', low = ''] = written.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
export const writtenPosition = (position: bigint) => `${(position >> 32n).toString(16)}/${(position & 0xff_ff_ff_ffn).toString(16)}`

export const systemOf = (identifier: string) => hex(BigInt(identifier), 16)

/** What PostgreSQL calls the file that holds a position. */
export function segmentName(timeline: number, position: bigint): string {
  const segment = position / segmentBytes
  const ofOne = 0x1_00_00_00_00n / segmentBytes
  return [hex(timeline, 8), hex(segment / ofOne, 8), hex(segment % ofOne, 8)].join('').toUpperCase()
}
export const segmentStart = (position: bigint) => position - (position % segmentBytes)

export const walName = ({ system, timeline, start, end, moment }: Omit<WalPart, 'name'>) =>
  ['wal', system, hex(timeline, 8), hex(start, 16), hex(end, 16), stampOf(moment)].join('.')

export function readWalName(name: string): WalPart {
  const [, system = '', timeline = '', start = '', end = '', stamp = ''] = name.split('.')
  return {
    name,
    system,
    timeline: Number.parseInt(timeline, 16),
    start: BigInt(`0x${start}`),
    end: BigInt(`0x${end}`),
    moment: momentOf(stamp),
  }
}

export const isOf =
  ({ system, timeline }: Line) =>
  (one: Line) =>
    one.system === system && one.timeline === timeline

/** All stretches, as they follow each other. */
export async function walPartsIn(place: BackupPlace): Promise<WalPart[]> {
  const parts = []
  for await (const { name } of place.list()) if (name.startsWith('wal.')) parts.push(readWalName(name))
  return parts.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
}

/** Those that follow each other without a gap from a position on. */
export function* following(parts: readonly WalPart[], from: bigint): Generator<WalPart> {
  let at = from
  for (const part of parts) {
    if (part.end <= at) continue
    if (part.start > at) return
    yield part
    at = part.end
  }
}
