import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { caretakerOf } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { App } from '#server/kernel/app.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { productVersion } from '#server/kernel/productVersion.ts'
import { regularly } from '#server/kernel/regularly.ts'

const everyMs = 10_000
const mostTimes = 20

/** One that was killed is told of for a day, and then forgotten. */
const beat = ofEverybody(`with gone as (delete from instance where seen_at < now() - interval '1 day' and id <> $1)
  insert into instance (id, name, version, started_at, memory_bytes, disk_bytes, free_bytes, sends_mail, times)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)
  on conflict (id) do update set seen_at = now(), memory_bytes = excluded.memory_bytes, disk_bytes = excluded.disk_bytes,
    free_bytes = excluded.free_bytes, times = excluded.times`)
const end = ofEverybody('delete from instance where id = $1')

type Beating = Pick<App, 'db' | 'log' | 'config' | 'times'>

/** Tells every few seconds that this process serves, and how. What it answers tells that it does no more. */
export function keepHeartbeat(app: Beating) {
  const { db, config, times } = app
  const id = uuidv7()
  const startedAt = new Date(Date.now() - process.uptime() * 1000)
  const care = caretakerOf({ db })
  const tell = async () => {
    const disk = await fullestDisk(config)
    const facts = [
      config.instanceName ?? hostname().slice(0, 63),
      productVersion,
      startedAt,
      process.memoryUsage.rss(),
      disk?.bytes,
      disk?.free,
    ]
    await care.query(beat, id, ...facts, config.mail.smtpUrl !== undefined, JSON.stringify(times.slowest(mostTimes)))
  }
  const stop = regularly(app, { name: 'heartbeat', every: everyMs, also: 'first' }, tell)
  return async () => {
    await stop()
    // Where the database is gone as well, it is seen not to be heard of.
    await care.query(end, id).catch(() => undefined)
  }
}

/** Of those that this process keeps data on, the one with the smallest part free. */
async function fullestDisk({ files, databaseUrl, dataDir }: App['config']) {
  const folders = [...(files.kind === 'local' ? [files.folder] : []), ...(databaseUrl === undefined ? [dataDir] : [])]
  const disks = await Promise.all(folders.filter((folder) => existsSync(folder)).map((folder) => statfs(folder)))
  return disks
    .map(({ bsize, blocks, bavail }) => ({ bytes: bsize * blocks, free: bsize * bavail }))
    .toSorted((a, b) => a.free / a.bytes - b.free / b.bytes)[0]
}
