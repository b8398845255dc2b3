import type { Config } from '#server/config.ts'
import { given } from '#server/config/variables.ts'
import { summaryOf } from './manifest.ts'
import { openPlace } from './place/openPlace.ts'
import { readKeep, removeOld } from './retention.ts'
import { noteRun } from './runs.ts'
import { takeBackup } from './takeBackup.ts'
import { verifyBackup } from './verifyBackup.ts'

interface Wanted {
  config: Config
  databaseUrl: string
  env: NodeJS.ProcessEnv
  to: string | undefined
  keep: string | undefined
  verify: boolean | undefined
}

const usage =
  'Say where to: npm run backup -- --to FOLDER, or s3://BUCKET/PREFIX?endpoint=https://HOST&region=REGION [--keep 7d4w12m] [--verify]'

/** The command: takes a backup, looks whether it comes back where that is wished, removes old ones, and writes down how it went. */
export async function backUp({ config, databaseUrl, env, to, keep, verify }: Wanted) {
  const target = to ?? config.backupUrl
  if (!target) throw new Error(usage)
  const kept = keep === undefined ? undefined : readKeep(keep)
  const place = await openPlace(to === undefined ? 'BACKUP_URL' : '--to', target)
  const passphrase = given(env, 'BACKUP_KEY')
  const startedAt = new Date()
  try {
    const manifest = await takeBackup({ config, databaseUrl, place, passphrase })
    if (manifest.key === undefined && config.demo)
      process.stderr.write('BACKUP_KEY is not set, so the secrets do not come along: keep a copy of secrets.json in DATA_DIR elsewhere.\n')
    for (const { id } of manifest.lost) process.stderr.write(`missing or damaged in the store of files, and not in the backup: ${id}\n`)
    if (verify) await verifyBackup({ place, manifest, passphrase })
    if (kept) await removeOld(place, kept)
    await noteRun(databaseUrl, { startedAt, manifest, isVerified: verify ?? false })
    process.stdout.write(`backup ${summaryOf(manifest)}\n`)
    if (manifest.lost.length) process.exitCode = 1
  } catch (error) {
    await noteRun(databaseUrl, { startedAt, failure: error })
    throw error
  }
}
