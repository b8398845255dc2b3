import { parseArgs } from 'node:util'
import { restoreMoment } from '#server/backup/archive/restoreMoment.ts'
import { readMoment } from '#server/backup/archive/route.ts'
import { summaryOf } from '#server/backup/manifest.ts'
import { openPlace } from '#server/backup/place/openPlace.ts'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { reason } from '#server/start/reason.ts'

const usage =
  'Say where from: npm run restore -- --from FOLDER, or s3://BUCKET/PREFIX?endpoint=https://HOST&region=REGION [--id ID] [--at TIME]'

try {
  const { from, id, at } = parseArgs({ options: { from: { type: 'string' }, id: { type: 'string' }, at: { type: 'string' } } }).values
  if (!from) throw new Error(usage)
  const moment = at === undefined ? undefined : readMoment(at)
  const restoring = { env: process.env, place: await openPlace('--from', from), id, say: (line: string) => console.error(line) }
  const { isWhole, ...restored } = moment ? await restoreMoment({ ...restoring, at: moment }) : await restoreBackup(restoring)
  if (!isWhole) throw new Error('The backup was restored, and it differs from what was kept; the differences are named above.')
  console.log(`restore ${summaryOf('manifest' in restored ? restored.manifest : restored)}`)
} catch (error) {
  console.error(`grunnmur · ${reason(error)}`)
  process.exitCode = 1
}
