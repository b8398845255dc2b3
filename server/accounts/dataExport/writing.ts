import { caretakerOf, takeCare } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { App } from '#server/kernel/app.ts'
import type { Job } from '#server/kernel/job.ts'
import { isAhead, now } from '#server/kernel/rows/moments.ts'
import type { Language } from '#server/kernel/texts.ts'
import { dataExportFailed } from '#server/mail/templates/dataExportFailed.ts'
import { dataExportReady } from '#server/mail/templates/dataExportReady.ts'
import { archiveOf } from './archive.ts'
import { DataExport } from './dataExport.entity.ts'
import { exportQueue } from './exports.ts'

type Writing = Pick<App, 'db' | 'files' | 'outbox'>

const wanted = ofEverybody(`select u.id "userId", u.language from data_export e join app_user u on u.id = e.user_id
  where e.id = $1 and e.ready_at is null and e.failed_at is null and u.deleted_at is null`)
const finished =
  ofEverybody(`with e as (update data_export set ready_at = now(), expires_at = now() + interval '7 days', size = $2, sha256 = $3
    where id = $1 and ready_at is null and failed_at is null returning user_id, expires_at)
  select u.email, u.language, u.first_name "firstName", e.expires_at "expiresAt" from e join app_user u on u.id = e.user_id`)

/** Some fifteen hours: whoever asked for it is written to. */
const manyTries = 21
const failed =
  ofEverybody(`with e as (update data_export set failed_at = now() where id = $1 and ready_at is null and failed_at is null returning user_id)
  select u.email, u.language, u.first_name "firstName" from e join app_user u on u.id = e.user_id where u.deleted_at is null`)

/** Makes the copies that were asked for. */
export const writesExports: Job = {
  queue: exportQueue,
  does: (app, { id }: { id: string }) => writeExport(app, id),
  long: { tries: manyTries, giveUp: (app, { id }: { id: string }) => giveUp(app, id) },
}

/** Whoever asked is told, and may ask again. */
export const giveUp = (app: Pick<Writing, 'db' | 'outbox'>, id: string) =>
  takeCare(app, async (care, mail) => {
    const [reader] = await care.query<Omit<Reader, 'expiresAt'>>(failed, id)
    if (reader) await mail(dataExportFailed.mail(reader.email, reader.language, { name: reader.firstName }))
  })

/** Whoever left in the meantime gets none, and what is written for nobody is taken away again. */
export async function writeExport(app: Writing, id: string) {
  const caretaker = caretakerOf(app)
  const [request] = await caretaker.query<{ userId: string; language: Language }>(wanted, id)
  if (!request) return
  const { userId, language } = request
  const { size, sha256 } = await app.files.put(id, await archiveOf({ caretaker, files: app.files }, userId, language))
  const isKept = await finish(app, { id, userId, size, sha256 })
  if (!isKept && !(await caretaker.rows(DataExport).exists({ id }))) await app.files.delete(id)
}

interface Finished {
  id: string
  userId: string
  size: number
  sha256: Buffer
}
interface Reader {
  email: string
  language: Language
  firstName: string
  expiresAt: Date
}
const finish = (app: Writing, { id, userId, size, sha256 }: Finished) =>
  takeCare(app, async (care, mail) => {
    await care.about(DataExport, { userId }).mark({ expiresAt: isAhead }, { expiresAt: now })
    const [reader] = await care.query<Reader>(finished, id, size, sha256)
    if (!reader) return false
    const { email, language, firstName, expiresAt } = reader
    await mail(dataExportReady.mail(email, language, { name: firstName, expiresAt: expiresAt.toISOString() }))
    return true
  })
