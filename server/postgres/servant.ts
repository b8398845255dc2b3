import { statSync } from 'node:fs'
import path from 'node:path'

const nobody = 65_534

/** PostgreSQL refuses to run as root, so root hands it to the user that owns nothing. */
export const servant: { uid: number; gid: number } | undefined = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined

/** Who runs a cluster that is there: the user it was made for. */
export function keeperOf(cluster: string): { uid: number; gid: number } | undefined {
  if (!servant) return undefined
  const { uid, gid } = statSync(cluster)
  return { uid, gid }
}

const others = 0o001

/** Whether the servant can get to a place: one closed folder above it is enough to shut it out. */
export function servantReaches(place: string): boolean {
  if (!servant) return true
  for (let folder = path.resolve(place); ; folder = path.dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false })
    if (stats && !(stats.mode & others)) return false
    if (folder === path.dirname(folder)) return true
  }
}
