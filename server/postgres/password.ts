import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { keepOnce } from '#server/config/keepOnce.ts'

/** Beside the cluster, not in it: the cluster may have to lie where its own user reaches it. */
export function clusterPassword(dataDir: string): string {
  const file = `${dataDir}.password`
  if (!existsSync(file) && existsSync(path.join(dataDir, 'PG_VERSION'))) {
    throw new Error(
      `${file} is missing, and without it the database in ${dataDir} can't be opened; restore it, or remove both to start anew.`,
    )
  }
  return keepOnce(file, () => randomBytes(32).toString('base64url'))
}
