import type { Config } from '#server/config.ts'
import { given } from '#server/config/variables.ts'
import { takeBase } from './archive/base.ts'
import { aloneAtBackup, aloneInPlace } from './archive/locks.ts'
import { summaryOf } from './manifest.ts'
import { openPlace } from './place/openPlace.ts'
import { readKeep, removeOld } from './retention.ts'
import { noteRun } from './runs.ts'
import { takeBackup } from './takeBackup.ts'
import { inDatabase } from './unfinished.ts'
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
  const take = async () => {
    const manifest = await takeBackup({ config, databaseUrl, place, passphrase })
    if (manifest.key === undefined && config.demo)
      process.stderr.write('BACKUP_KEY is not set, so the secrets do not come along: keep a copy of secrets.json in DATA_DIR elsewhere.\n')
    for (const { id } of manifest.lost) process.stderr.write(`missing or damaged in the store of files, and not in the backup: ${id}\n`)
    if (await isArchiving({ config, databaseUrl, target })) await takeBase({ config, place, passphrase, manifest })
    if (verify) await verifyBackup({ place, manifest, passphrase })
    if (kept) await inDatabase(databaseUrl, (client) => aloneInPlace(client, () => removeOld(place, kept)))
    return manifest
  }
  try {
    const manifest = await inDatabase(databaseUrl, (client) => aloneAtBackup(client, take))
    await noteRun(databaseUrl, { startedAt, manifest, isVerified: verify ?? false })
    process.stdout.write(`backup ${summaryOf(manifest)}\n`)
    if (manifest.lost.length) process.exitCode = 1
  } catch (error) {
    await noteRun(databaseUrl, { startedAt, failure: error })
    throw error
  }
}

/** Moments are restored from where the log goes, and of the database that comes along. */
async function isArchiving({ config, databaseUrl, target }: Pick<Wanted, 'config' | 'databaseUrl'> & { target: string }) {
  if (config.databaseUrl !== undefined || target !== config.backupUrl) return false
  const { rows } = await inDatabase(databaseUrl, (client) => client.query('select from backup_archive'))
  return rows.length > 0
}
