import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownTemporaryFolder } from './ownFolder.ts'
import { serves } from './postmaster.ts'
import { keeperOf, servantReaches } from './servant.ts'

/** What a socket is named after: nobody listens on it. */
export const nominalPort = 5432

/** A socket's whole path has at most 103 bytes on the strictest of systems; this leaves room for the names below it. */
const longestTemporaryFolder = 50

const suits = (folder: string) => Buffer.byteLength(folder) <= longestTemporaryFolder && servantReaches(folder)

/** Where a cluster's socket lies: a short path, since data may lie deep; and not beside the data, since not every file system has sockets. */
export function socketFolder(cluster: string, password: string): string {
  const key = createHash('sha256').update(`${cluster}\n${password}`).digest('hex').slice(0, 16)
  const ours = ownTemporaryFolder(`grunnmur-sockets-${process.getuid?.() ?? 0}`, suits(tmpdir()) ? tmpdir() : '/tmp')
  return path.join(ours, key)
}

/** Nobody else may even look in: it belongs to the user that PostgreSQL runs as, and root enters anyway. */
export function openSocketFolder(folder: string, cluster: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const keeper = keeperOf(cluster)
  if (keeper) chownSync(folder, keeper.uid, keeper.gid)
  chmodSync(folder, 0o700)
  forgetLock(path.join(folder, `.s.PGSQL.${nominalPort}.lock`), cluster)
}

/** PostgreSQL trusts the number in it, which another program may have by now. */
function forgetLock(lock: string, cluster: string) {
  try {
    if (!serves(Number.parseInt(readFileSync(lock, 'utf8')), cluster)) rmSync(lock)
  } catch {
    // There is none, as a rule.
  }
}

export function closeSocketFolder(folder: string) {
  try {
    rmdirSync(folder)
  } catch {
    // Another start is using it already, or it was never made.
  }
}
