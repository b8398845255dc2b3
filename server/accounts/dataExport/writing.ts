import { exportQueue } from '#server/access/dataExports.ts'
import type { Background } from '#server/jobs/background.ts'
import type { House } from '#server/kernel/house.ts'
import type { Language } from '#server/kernel/texts.ts'
import { dataExportReady } from '#server/mail/templates/dataExportReady.ts'
import { archiveOf } from './archive.ts'

type Writing = Pick<House, 'db' | 'files' | 'outbox'>

const wanted = `select u.id "userId", u.language from data_export e join app_user u on u.id = e.user_id
  where e.id = $1 and e.ready_at is null and u.deleted_at is null`
const replaced = `update data_export set expires_at = now() where user_id = $1 and expires_at > now()`
const finished = `with e as (update data_export set ready_at = now(), expires_at = now() + interval '7 days', size = $2, sha256 = $3
    where id = $1 and ready_at is null returning user_id, expires_at)
  select u.email, u.language, u.first_name "firstName", e.expires_at "expiresAt" from e join app_user u on u.id = e.user_id`

/** Makes the copies that were asked for. */
export const writeExports = (house: Writing, background: Background) =>
  background.work(exportQueue, ({ id }: { id: string }) => writeExport(house, id))

/** Whoever left in the meantime gets none, and what is written for nobody is taken away again. */
export async function writeExport({ db, files, outbox }: Writing, id: string) {
  const [asked]: { userId: string; language: Language }[] = await db.query(wanted, [id])
  if (!asked) return
  const { size, sha256 } = await files.put(id, await archiveOf({ db, files }, asked.userId, asked.language))
  const isKept = await db.transaction(async (own) => {
    await own.query(replaced, [asked.userId])
    const [reader]: { email: string; language: Language; firstName: string; expiresAt: Date }[] = await own.query(finished, [
      id,
      size,
      sha256,
    ])
    if (!reader) return false
    const { email, language, firstName, expiresAt } = reader
    await outbox.add(own, dataExportReady.mail(email, language, { name: firstName, expiresAt: expiresAt.toISOString() }))
    return true
  })
  if (!isKept && !(await db.query<unknown[]>('select from data_export where id = $1', [id])).length) await files.delete(id)
}
