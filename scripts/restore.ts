import { parseArgs } from 'node:util'
import { summaryOf } from '#server/backup/manifest.ts'
import { openPlace } from '#server/backup/place/openPlace.ts'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { reason } from '#server/start/reason.ts'

const usage = 'Say where from: npm run restore -- --from FOLDER, or s3://BUCKET/PREFIX?endpoint=https://HOST&region=REGION [--id ID]'

try {
  const { from, id, at } = parseArgs({ options: { from: { type: 'string' }, id: { type: 'string' }, at: { type: 'string' } } }).values
  if (!from) throw new Error(usage)
  if (at !== undefined)
    throw new Error(
      '--at needs an archive of the write-ahead log, which these backups do not hold: take a backup by its --id, or restore an own database to a moment with its own tools (docs/operations.md).',
    )
  const { manifest, isWhole } = await restoreBackup({
    env: process.env,
    place: await openPlace('--from', from),
    id,
    say: (line) => console.error(line),
  })
  if (!isWhole) throw new Error('The backup was restored, and it differs from what was kept; the differences are named above.')
  console.log(`restore ${summaryOf(manifest)}`)
} catch (error) {
  console.error(`grunnmur · ${reason(error)}`)
  process.exitCode = 1
}
