import type pg from 'pg'
import type { FileStore } from '#server/kernel/fileStore.ts'
import type { BackupKey } from './backupKey.ts'
import { readContent } from './contents.ts'
import type { Lost } from './manifest.ts'
import type { BackupPlace } from './place/backupPlace.ts'
import type { Progress } from './progress.ts'

const atOnce = 500
const hands = 4
const next = 'select id, size, sha256 from stored_content where id > $1 order by id limit $2'

interface Content {
  id: string
  size: number
  sha256: Buffer
}

interface Restoring {
  client: pg.Client
  files: Pick<FileStore, 'put' | 'stat'>
  place: BackupPlace
  key: BackupKey
  progress: Progress
  /** Those that the backup says were gone before it was taken. */
  lost: readonly Lost[]
}

/** Every content that a row speaks of, from the backup into the store; what a restore that was broken off has left there whole is kept. */
export async function restoreContents({ client, files, place, key, progress, lost }: Restoring): Promise<number> {
  const gone = new Set(lost.map(({ sha256 }) => sha256))
  let count = 0
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await client.query<Content>(next, [last, atOnce])
    if (!rows.length) return count
    const waiting = [...rows]
    const restoreNext = async () => {
      for (let content = waiting.shift(); content; content = waiting.shift()) {
        const { id, size, sha256 } = content
        const isThere = (await files.stat(id))?.size === size
        if (!isThere && !gone.has(sha256.toString('hex'))) await files.put(id, await readContent(place, key, sha256, progress))
        progress.done()
        count++
      }
    }
    await Promise.all(Array.from({ length: hands }, restoreNext))
    last = rows.at(-1)!.id
  }
}
