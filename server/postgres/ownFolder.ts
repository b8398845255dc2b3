import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { servantReaches } from './servant.ts'

/** A folder of ours under the temporary one, where anybody may have put another under the same name. */
export function ownTemporaryFolder(name: string, under = tmpdir()): string {
  const folder = path.join(under, name)
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const stats = lstatSync(folder)
  if (!stats.isDirectory() || (process.getuid && stats.uid !== process.getuid()))
    throw new Error(`${folder} belongs to somebody else; remove it.`)
  if (!servantReaches(folder)) throw new Error(`PostgreSQL can't reach ${folder}; set TMPDIR to a folder that others may enter.`)
  return folder
}
