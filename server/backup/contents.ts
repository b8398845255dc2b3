import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline, Readable, Transform } from 'node:stream'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { type BackupKey, inTheClear } from './backupKey.ts'
import type { Snapshot } from './dumpDatabase.ts'
import { idsIn, type Lost, type Manifest, momentOf, newId, type Part, readManifest } from './manifest.ts'
import { hashOf, linesOf, putPart, readPart } from './parts.ts'
import type { BackupPlace, Kept } from './place/backupPlace.ts'
import type { Progress } from './progress.ts'

const atOnce = 5000
const hands = 4

export interface Content {
  id: string
  size: number
  sha256: Buffer
}

const distinct = 'select distinct on (sha256) id, size, sha256 from stored_content order by sha256, id'

/** What the snapshot says of contents, each once, written down so that the snapshot need not stay open while they are copied. */
export async function listContents({ client }: Snapshot, file: string) {
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  let count = 0
  await client.query(`declare contents no scroll cursor for ${distinct}`)
  for (;;) {
    const { rows } = await client.query<Content>(`fetch ${atOnce} from contents`)
    if (!rows.length) break
    for (const { id, size, sha256 } of rows) out.write(`${id} ${size} ${sha256.toString('hex')}\n`)
    count += rows.length
    if (out.writableNeedDrain) await once(out, 'drain')
  }
  await client.query('close contents')
  await new Promise<void>((resolve, reject) => void out.once('error', reject).end(resolve))
  const { rows } = await client.query<{ files: number }>('select count(*)::int files from stored_content')
  return { count, files: rows[0]!.files }
}

interface Copying {
  file: string
  count: number
  id: string
  files: FileStore
  place: BackupPlace
  key: BackupKey
  progress: Progress
}
export interface Copied {
  contents: Manifest['contents']
  /** Those that the store of files does not have as they were stored. */
  lost: Lost[]
}

/** Copies every content that does not lie there already. */
export async function copyContents({ file, count, id, files, place, key, progress }: Copying): Promise<Copied> {
  const there = await partsThere(place, key.mark)
  const index = `${file}.index`
  const out = createWriteStream(index, { flags: 'wx', mode: 0o600 })
  progress.begin('files', count)
  const lost: Lost[] = []
  let contentBytes = 0
  let kept = 0
  const lines = linesOf(createReadStream(file))
  const copyNext = async () => {
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      const content = contentOf(next.value)
      const name = key.nameOf(content.sha256)
      const part = (await there(name, content)) ?? (await copyContent({ files, place, key, progress }, content))
      progress.done()
      if (!part) {
        lost.push({ id: content.id, sha256: content.sha256.toString('hex') })
        continue
      }
      contentBytes += part.bytes
      kept++
      out.write(contentLine({ name, ...part }))
    }
  }
  await Promise.all(Array.from({ length: hands }, copyNext))
  await new Promise<void>((resolve, reject) => void out.once('error', reject).end(resolve))
  const part = await putPart(place, inTheClear, `${id}.contents`, createReadStream(index))
  await rm(index)
  return { contents: { ...part, count: kept, contentBytes }, lost }
}

type Into = Pick<Copying, 'files' | 'place' | 'key'> & { progress?: Progress }

/** Nothing where the store of files does not have it as it was stored. */
export async function copyContent({ files, place, key, progress }: Into, content: Content): Promise<Kept | undefined> {
  if ((await files.stat(content.id))?.size !== content.size) return undefined
  const checked = checking(await files.read(content.id), content, progress)
  try {
    return await place.put(key.nameOf(content.sha256), await key.close(checked))
  } catch (error) {
    if (checked.errored instanceof Damaged) return undefined
    throw error
  }
}

function contentOf(line: string): Content {
  const [id = '', size, sha256 = ''] = line.split(' ')
  return { id, size: Number(size), sha256: Buffer.from(sha256, 'hex') }
}

class Damaged extends Error {}

/** Fails at the end where a content is not what its row says, so that nothing of it is kept. */
function checking(source: Readable, { sha256 }: Pick<Content, 'sha256'>, progress?: Progress): Readable {
  const hash = createHash('sha256')
  const check = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      hash.update(chunk)
      progress?.bytes(chunk.length)
      pass(null, chunk)
    },
    flush(pass) {
      pass(hash.digest().equals(sha256) ? null : new Damaged('the content is not what was stored'))
    },
  })
  return pipeline(source, check, () => undefined)
}

/** A content as it was, from a backup; fails at its end where it is not. */
export async function readContent(place: BackupPlace, key: BackupKey, sha256: Buffer, progress?: Progress): Promise<Readable> {
  return checking(await key.open(await place.read(key.nameOf(sha256))), { sha256 }, progress)
}

/** What lies there already: by the word of an earlier backup, or, where a broken off one left it, by what it holds. */
async function partsThere(place: BackupPlace, mark: string | undefined) {
  const sizes = new Map<string, number>()
  for await (const { name, bytes } of place.list()) if (name.startsWith('content.')) sizes.set(name, bytes)
  const known = new Map<string, Kept>()
  const newest = sizes.size ? (await idsIn(place)).at(-1) : undefined
  if (newest) for await (const { name, ...kept } of contentsOf(place, await readManifest(place, newest))) known.set(name, kept)
  for await (const { name, ...kept } of addedContentsIn(place)) known.set(name, kept)
  return async (name: string, { sha256 }: Content): Promise<Kept | undefined> => {
    const bytes = sizes.get(name)
    if (bytes === undefined) return undefined
    const before = known.get(name)
    if (before) return before.bytes === bytes ? before : undefined
    const hash = await hashOf(await place.read(name))
    return mark === undefined && hash !== sha256.toString('hex') ? undefined : { bytes, sha256: hash }
  }
}

/** The parts that hold the contents of a backup's files. What they are called and how large they are is no secret. */
export async function* contentsOf(place: BackupPlace, { contents }: Pick<Manifest, 'contents'>): AsyncGenerator<Part> {
  yield* contentsIn(place, contents.name)
}

const addedStart = 'added.'

/** Names those that came along with the log. */
export const keepAdded = (place: BackupPlace, at: Date, contents: readonly Part[]) =>
  putPart(place, inTheClear, `${addedStart}${newId(at)}`, Readable.from(contents.map((part) => Buffer.from(contentLine(part)))))

/** Until which moment at least a list of added contents is needed. */
export const addedAt = (name: string) => (name.startsWith(addedStart) ? momentOf(name.slice(addedStart.length)) : undefined)

/** Those that came along with the log, by the lists that are wanted. */
export async function* addedContentsIn(place: BackupPlace, isWanted = (_name: string) => true): AsyncGenerator<Part> {
  for await (const { name } of place.list()) if (name.startsWith(addedStart) && isWanted(name)) yield* contentsIn(place, name)
}

const contentLine = ({ name, bytes, sha256 }: Part) => `${name} ${bytes} ${sha256}\n`

async function* contentsIn(place: BackupPlace, list: string): AsyncGenerator<Part> {
  for await (const line of linesOf(await readPart(place, inTheClear, list))) {
    const [name = '', bytes, sha256 = ''] = line.split(' ')
    yield { name, bytes: Number(bytes), sha256 }
  }
}
