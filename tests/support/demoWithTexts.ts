import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { openStore } from '#server/files/store/openStore.ts'
import { isReadable } from '#server/files/text/formats.ts'
import { textOf } from '#server/files/text/textOf.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
// What `npm run demo` runs, and before all else here.
import '../../scripts/demo.ts'
import { withDatabase } from '../../scripts/withDatabase.ts'

const waiting = `select t.file_id "fileId", f.type, encode(f.sha256, 'hex') hash
  from file_text t join file f on f.id = t.file_id where t.state = 'waiting'`
const keep = `update file_text set content = $2, state = 'read' where file_id = $1`

/** What each server would do itself, with a thread for each paper. */
async function readPapers(url: string, store: FileStore) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ fileId: string; type: string; hash: string }>(waiting)
    const said = new Map<string, string>()
    for (const { fileId, type, hash } of rows.filter((file) => isReadable(file.type))) {
      const text = said.get(hash) ?? (await textIn(store, fileId, type))
      said.set(hash, text)
      await client.query(keep, [fileId, text])
    }
  } finally {
    await client.end()
  }
}

async function textIn(store: FileStore, fileId: string, type: string) {
  const copy = path.join(store.scratch, randomUUID())
  try {
    await pipeline(await store.read(fileId), createWriteStream(copy))
    return await textOf({ path: copy, type })
  } finally {
    await rm(copy, { force: true })
  }
}

await withDatabase(async ({ url }, config) => readPapers(url, await openStore(config.files)))
