import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { processEnvironment } from './cluster.ts'
import { endPostmaster } from './ending.ts'
import { listening } from './listening.ts'
import { type Postmaster, readPostmaster } from './postmaster.ts'
import { keeperOf } from './servant.ts'
import { type ClusterOptions, settings } from './settings.ts'

export type Place = { cluster: string; sockets: string | undefined; log: string }

/** What was written since the last order may have to be gone through first. */
const longestStartMs = 300_000

/** The disk takes no more, so that what was begun before can't be gone through: once there is room it starts by itself. */
export class NoRoom extends Error {}
const saysNoRoom = /No space left on device|Disk quota exceeded/
/** Bytes; with less a log can't even say so. */
const hardlyAny = 1_000_000

/** Whether the server that wrote this log has died for want of room. */
export function wantedRoom(log: string) {
  const { bavail, bsize } = statfsSync(path.dirname(log))
  return bavail * bsize < hardlyAny || saysNoRoom.test(readFileSync(log, 'utf8').slice(-20_000))
}

const lastWords = (log: string) => readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' · ')

/** Logs to a file and not to us, so that it can outlive us and be found again. */
export async function launch(
  { cluster, sockets, log }: Place,
  { postgres }: Binaries,
  { unwanted, ...options }: ClusterOptions & { unwanted?: AbortSignal | undefined },
): Promise<Postmaster> {
  const chosen = { ...settings(options), ...(await listening(sockets, cluster, options)) }
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(log, 'w', 0o600)
  const child = spawn(postgres, ['-D', cluster, ...flags], {
    ...keeperOf(cluster),
    cwd: cluster,
    env: processEnvironment,
    stdio: ['ignore', output, output],
    // Ctrl-C in a terminal goes to the whole group; the database must outlast the pool.
    detached: true,
  })
  closeSync(output)
  child.unref()
  const gone = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => {
      const Failure = wantedRoom(log) ? NoRoom : Error
      reject(new Failure(`PostgreSQL did not start: ${lastWords(log)}`))
    })
  })
  gone.catch(() => undefined)
  const end = Date.now() + (options.longestStart ?? longestStartMs)
  for (;;) {
    const postmaster = readPostmaster(cluster)
    if (postmaster?.pid === child.pid && postmaster?.ready) {
      child.removeAllListeners('exit') // its end is nobody's failure from here on
      return postmaster
    }
    await Promise.race([pause(15), gone])
    if (unwanted?.aborted || Date.now() > end) {
      await endPostmaster(child.pid!, options.end)
      throw new Error(`PostgreSQL did not start: ${lastWords(log)}`)
    }
  }
}
