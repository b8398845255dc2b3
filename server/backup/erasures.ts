import { Readable } from 'node:stream'
import type { App } from '#server/kernel/app.ts'
import type { Job } from '#server/kernel/job.ts'
import type { BackupPlace } from './place/backupPlace.ts'
import { erasureStart } from './place/names.ts'
import { openPlace } from './place/openPlace.ts'

interface Departed {
  id: string
  at: string
}
export const everybody = `select id, deleted_at::text "at" from app_user where deleted_at is not null`
const lately = `select id, deleted_at::text "at" from app_user where deleted_at > now() - interval '7 days'`

/** Who deleted their account is written beside the backups, outside of them all: by an id that says nothing once they are gone. */
export async function keepErasures(place: BackupPlace, departed: readonly Departed[]) {
  for (const { id, at } of departed) {
    const name = `${erasureStart}${id}`
    if (!(await place.stat(name))) await place.put(name, Readable.from([Buffer.from(`${at}\n`)]))
  }
}

async function keepLately({ config, db }: App) {
  const departed: Departed[] = await db.query(lately)
  if (departed.length) await keepErasures(await openPlace('BACKUP_URL', config.backupUrl!), departed)
}

/** Soon after it was done, since the next backup may never come. */
export const jobs: readonly Job[] = [
  { queue: 'erasures', at: '*/5 * * * *', isOff: ({ backupUrl }) => backupUrl === undefined, does: keepLately, tries: 1 },
]
