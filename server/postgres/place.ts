import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { ownTemporaryFolder } from './ownFolder.ts'
import { servantReaches } from './servant.ts'

/**
 * Where the cluster really lies: below a closed folder, such as root's home, its user can't reach it.
 * The password is part of the name, so that a removed data directory starts anew here too.
 */
export function clusterPlace(dataDir: string, password: string): string {
  const parent = realpathSync(path.dirname(dataDir))
  const wanted = path.join(parent, path.basename(dataDir))
  if (servantReaches(parent)) return wanted
  const key = createHash('sha256').update(`${wanted}\n${password}`).digest('hex').slice(0, 16)
  return path.join(ownTemporaryFolder(`grunnmur-${key}`), path.basename(dataDir))
}
