import { createHash } from 'node:crypto'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import type { BackupKey } from './backupKey.ts'
import type { Part } from './manifest.ts'
import type { BackupPlace } from './place/backupPlace.ts'

const quickly = { level: 3 }

/** What fails on the way ends the stream that is read. */
const through = (source: NodeJS.ReadableStream, into: NodeJS.ReadWriteStream) =>
  pipeline(source, into, () => undefined) as unknown as Readable

/** Packed, closed and kept. */
export async function putPart(place: BackupPlace, key: BackupKey, name: string, source: Readable): Promise<Part> {
  return { name, ...(await place.put(name, await key.close(through(source, createGzip(quickly))))) }
}

export async function readPart(place: BackupPlace, key: BackupKey, name: string): Promise<Readable> {
  return through(await key.open(await place.read(name)), createGunzip())
}

const newline = 0x0a

/** Split at nothing but line feeds, unlike what Node would do. */
export async function* rowsOf(source: Readable): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  for await (const chunk of source as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      const rest = chunk.subarray(start, end)
      yield begun.length ? Buffer.concat([...begun, rest]) : rest
      begun = []
      start = end + 1
    }
    if (start < chunk.length) begun.push(chunk.subarray(start))
  }
  if (begun.length) yield Buffer.concat(begun)
}

export async function* linesOf(source: Readable): AsyncGenerator<string> {
  for await (const row of rowsOf(source)) yield row.toString()
}

/** What is wrong with a part as it lies there, by its own hash. */
export async function faultOf(place: BackupPlace, { name, bytes, sha256 }: Part): Promise<string | undefined> {
  const facts = await place.stat(name)
  if (!facts) return `${name} is missing`
  if (facts.bytes !== bytes) return `${name} is damaged`
  return (await hashOf(await place.read(name))) === sha256 ? undefined : `${name} is damaged`
}

export async function hashOf(source: Readable) {
  const hash = createHash('sha256')
  for await (const chunk of source) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
