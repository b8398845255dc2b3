import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { GoesOn } from '#server/kernel/api.ts'
import type { App } from '#server/kernel/app.ts'
import type { Job } from '#server/kernel/job.ts'
import { RecentlyUsed } from '#server/kernel/recentlyUsed.ts'
import { regularly } from '#server/kernel/regularly.ts'
import { isReadable, largestReadable } from './formats.ts'
import { textInWorker } from './textInWorker.ts'

type Reading = Pick<App, 'db' | 'files' | 'log'>

const queue = 'file-text'
const everyMs = 2000
/** About as many as are read between two looks, so that what has just been filed waits for no others. */
const atOnce = 4

/**
 * The newest of each estate first, since somebody may be looking for it, then the second newest of each: one with thousands keeps
 * no other waiting. Without a lock held between instances: each takes what no other is taking.
 */
const take = `with recursive estates as (
    (select estate_id from file_text where state = 'waiting' order by estate_id limit 1)
    union all select (select t.estate_id from file_text t where t.state = 'waiting' and t.estate_id > e.estate_id order by t.estate_id limit 1)
    from estates e where e.estate_id is not null),
  newest as (select n.id, n.turn from estates e cross join lateral (select t.id, row_number() over (order by t.id desc) turn
    from file_text t where t.state = 'waiting' and t.estate_id = e.estate_id order by t.id desc limit $1) n)
  update file_text set state = 'asked' where id in
    (select x.id from file_text x join newest n on n.id = x.id where x.state = 'waiting' order by n.turn, x.id desc limit $1
      for update of x skip locked) returning file_id "fileId"`
const find = `select f.type, f.size, encode(f.sha256, 'hex') hash from file_text t join file f on f.id = t.file_id where t.file_id = $1 and t.state = 'asked'`
const keep = 'update file_text set content = $2, state = $3 where file_id = $1'

/** What short files said, by what they are: the same paper is filed for many estates, and to read it takes a thread. */
const said = new RecentlyUsed<string>(100)
const longestSaid = 4000

export const readsTexts: Job = { queue, does: (app, { fileId }: { fileId: string }) => readOne(app, fileId) }

/** Asks for the text of what was filed since the last look, and of everything else that nobody has read yet. */
export const lookingForTexts: GoesOn = (app) =>
  regularly(app, { name: 'documents', every: everyMs, also: 'first' }, () => askForWaiting(app))

const askForWaiting = ({ db, jobs }: App) =>
  db.transaction(async (manager) => {
    const [taken] = (await manager.query(take, [atOnce])) as [{ fileId: string }[], number]
    for (const { fileId } of taken) await jobs.send(manager, queue, { fileId })
  })

/** A file that can't be read is still found by its name. Only where its content could not be fetched is it tried again. */
async function readOne(app: Reading, fileId: string) {
  const { db, files, log } = app
  const [file]: { type: string; size: number; hash: string }[] = await db.query(find, [fileId])
  if (!file) return
  if (!isReadable(file.type) || file.size > largestReadable) {
    await db.query(keep, [fileId, null, 'unreadable'])
    return
  }
  const saidBefore = said.get(`${file.type} ${file.hash}`)
  if (saidBefore !== undefined) {
    await db.query(keep, [fileId, saidBefore, 'read'])
    return
  }
  const copy = path.join(files.scratch, `reading-${randomUUID()}`)
  try {
    await pipeline(await files.read(fileId), createWriteStream(copy))
    const content = await textInWorker({ path: copy, type: file.type }).catch((error: unknown) => {
      log.info({ fileId, reason: error instanceof Error ? error.message : String(error) }, 'document not read')
      return null
    })
    if (content !== null && content.length <= longestSaid) said.set(`${file.type} ${file.hash}`, content)
    await db.query(keep, [fileId, content, content === null ? 'unreadable' : 'read'])
  } finally {
    await rm(copy, { force: true })
  }
}
