import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { keepOnce } from '#server/config/keepOnce.ts'
import type { Secrets } from '#server/config/secrets.ts'
import { given } from '#server/config/variables.ts'
import type { BackupKey } from './backupKey.ts'
import type { Manifest } from './manifest.ts'
import { putPart, readPart } from './parts.ts'
import type { BackupPlace } from './place/backupPlace.ts'

/** By it two keys are found to be the same, and none is learnt. */
export const identityMarkOf = ({ identityKey }: Pick<Secrets, 'identityKey'>) =>
  createHmac('sha256', identityKey).update('the identity key of a backup').digest('hex').slice(0, 16)

/** In the clear they would be handed to whoever finds the backup: they come along where it is encrypted, and nowhere else. */
export const keepSecrets = (place: BackupPlace, key: BackupKey, id: string, { sessionSecret, identityKey }: Secrets) =>
  key.mark === undefined
    ? undefined
    : putPart(place, key, `${id}.secrets`, Readable.from([Buffer.from(JSON.stringify({ sessionSecret, identityKey }))]))

const fileIn = (dataDir: string) => path.join(dataDir, 'secrets.json')

/** Which identity key the restored product would use; none where it would make one up. */
function identityKeyHere(env: NodeJS.ProcessEnv, dataDir: string): string | undefined {
  const named = given(env, 'IDENTITY_KEY')
  if (named !== undefined || given(env, 'DATABASE_URL') !== undefined || !existsSync(fileIn(dataDir))) return named
  return (JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Secrets).identityKey
}

/** Refuses a key that would recognise nobody in this backup; answers whether the right one is at hand. */
export function holdsRightKey(env: NodeJS.ProcessEnv, dataDir: string, { identityMark }: Pick<Manifest, 'identityMark'>): boolean {
  const identityKey = identityKeyHere(env, dataDir)
  if (identityKey === undefined) return false
  if (identityMarkOf({ identityKey }) !== identityMark)
    throw new Error(
      'IDENTITY_KEY (or secrets.json in DATA_DIR) is not the one that this backup was taken under: nobody would be recognised by their identity number.',
    )
  return true
}

/** Puts the secrets where the product with its own database looks for them; answers them for the rest. */
export async function restoreSecrets(
  place: BackupPlace,
  key: BackupKey,
  { secrets }: Pick<Manifest, 'secrets'>,
  dataDir: string | undefined,
) {
  if (!secrets) return
  const written = await text(await readPart(place, key, secrets.name))
  if (dataDir !== undefined) keepOnce(fileIn(dataDir), () => JSON.stringify(JSON.parse(written), null, 2))
}
