import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { PassThrough, pipeline, Readable } from 'node:stream'
import { pipeline as finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Caretaker } from '#server/access/caretaker.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { DayHash, entriesOfDay, type Seal } from '../chain.ts'

/** What a value of an entry's line is, in its order; `at` in seconds since 1970. */
export const columns = [
  'id',
  'at',
  'userId',
  'accountId',
  'address',
  'requestId',
  'operation',
  'estateId',
  'recordId',
  'outcome',
  'changedFields',
]

/** The first line of a month: what it holds, and what proves it. */
const manifestOf = (month: string, seals: readonly Seal[]) => ({
  format: 1,
  month,
  columns,
  entries: seals.reduce((sum, { entries }) => sum + entries, 0),
  previous: seals[0]?.previous?.toString('hex') ?? null,
  days: seals.map(({ day, entries, hash }) => ({ day, entries, sha256: hash.toString('hex') })),
})

export class Unsealed extends Error {
  constructor(day: string) {
    super(`The audit log of ${day} is not what was sealed.`)
  }
}

/** A month as it is written: a line of JSON for itself, then one for each entry, in the very words that are sealed. */
async function* linesOf(care: Caretaker, month: string, seals: readonly Seal[]) {
  yield `${JSON.stringify(manifestOf(month, seals))}\n`
  for (const { day, entries, previous, hash } of seals) {
    const held = new DayHash(day, previous)
    for await (const entry of entriesOfDay(care, day)) {
      held.add(entry)
      yield `${entry}\n`
    }
    if (held.entries !== entries || !held.digest().equals(hash)) throw new Unsealed(day)
  }
}

export const writtenMonth = (care: Caretaker, month: string, seals: readonly Seal[]): Readable =>
  pipeline(Readable.from(linesOf(care, month, seals)), createGzip({ level: 9 }), () => undefined)

export interface ReadMonth {
  sha256: Buffer
  days: Map<string, { entries: number; hash: Buffer }>
}

/** Reads a month from the store to its end: what all of it is, and what each of its days hashes to. Throws where it can't be read. */
export async function readMonth(files: Pick<FileStore, 'read'>, id: string, seals: readonly Seal[]): Promise<ReadMonth> {
  const hash = createHash('sha256')
  const content = new PassThrough()
  content.on('data', (chunk: Buffer) => void hash.update(chunk))
  const lines = createGunzip()
  const isRead = finished(await files.read(id), content, lines)
  isRead.catch(() => undefined)
  const days = new Map(seals.map(({ day, previous }) => [day, new DayHash(day, previous)]))
  let isFirst = true
  for await (const line of createInterface({ input: lines, crlfDelay: Infinity })) {
    if (isFirst) isFirst = false
    else days.get(dayOfLine(line))?.add(line)
  }
  await isRead
  return {
    sha256: hash.digest(),
    days: new Map([...days].map(([day, held]) => [day, { entries: held.entries, hash: held.digest() }])),
  }
}

/** A line that was tampered with is of no day. */
function dayOfLine(line: string) {
  try {
    const [, at] = JSON.parse(line) as [string, number]
    return new Date(at * 1000).toISOString().slice(0, 10)
  } catch {
    return ''
  }
}
