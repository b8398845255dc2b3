import { chmodSync, chownSync, constants, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import pg from 'pg'
import { endPostmaster } from '#server/postgres/ending.ts'
import { launch } from '#server/postgres/launch.ts'
import { hasSockets, hostOf } from '#server/postgres/listening.ts'
import { binariesOf } from '#server/postgres/otherMajor.ts'
import { clusterPassword } from '#server/postgres/password.ts'
import { clusterPlace } from '#server/postgres/place.ts'
import { livingPostmaster } from '#server/postgres/postmaster.ts'
import { servant } from '#server/postgres/servant.ts'
import { closeSocketFolder, socketFolder } from '#server/postgres/sockets.ts'
import type { BackupKey } from '../backupKey.ts'
import { readPart } from '../parts.ts'
import type { BackupPlace } from '../place/backupPlace.ts'
import type { Progress } from '../progress.ts'
import type { Route } from './route.ts'
import { unpack } from './tar.ts'
import { segmentBytes, segmentName, segmentStart, type WalPart } from './walPart.ts'

interface Recovering extends Route {
  dataDir: string
  at: Date
  place: BackupPlace
  key: BackupKey
  progress: Progress
}

/** A day's log of a busy product. */
const longestStart = 12 * 3_600_000

/** Makes the cluster of a data folder what it was at a moment: its files, and what was written after them until then. */
export async function recover({ dataDir, at, base, parts, place, key, progress }: Recovering) {
  const wanted = path.resolve(dataDir)
  const password = clusterPassword(wanted)
  const cluster = clusterPlace(wanted, password)
  await removeCluster(cluster)
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  progress.begin('the cluster', 1)
  await unpack(passing(progress, await readPart(place, key, base.cluster.name)), cluster)
  progress.begin('stretches of the log', parts.length)
  for (const part of parts) {
    await putBack(part, path.join(cluster, 'pg_wal'), passing(progress, await readPart(place, key, part.name)))
    progress.done()
  }
  writeFileSync(path.join(cluster, 'recovery.signal'), '')
  // By it alone the new password is set; nobody else comes to the socket.
  const letsIn = path.join(cluster, 'while_restored.conf')
  writeFileSync(letsIn, hasSockets ? 'local all all trust\n' : 'host all all 127.0.0.1/32 trust\n')
  giveToServant(cluster)
  await play({ cluster, letsIn, at, password, major: base.major, log: `${wanted}.log` })
  rmSync(letsIn)
}

/** What a restore that was broken off has left. */
async function removeCluster(cluster: string) {
  const left = livingPostmaster(cluster)
  if (left) await endPostmaster(left.pid)
  rmSync(cluster, { recursive: true, force: true })
}

/** The same of a data folder, whichever kind of restore it was. */
export function removeLeftCluster(dataDir: string) {
  const wanted = path.resolve(dataDir)
  return removeCluster(clusterPlace(wanted, clusterPassword(wanted)))
}

interface Playing {
  cluster: string
  letsIn: string
  at: Date
  password: string
  major: number
  log: string
}

async function play({ cluster, letsIn, at, password, major, log }: Playing) {
  const sockets = hasSockets ? socketFolder(cluster, password) : undefined
  const postmaster = await launch({ cluster, sockets, log }, await binariesOf(major), {
    longestStart,
    besides: {
      hba_file: letsIn,
      hot_standby: 'off',
      // All that is needed lies there already.
      restore_command: 'exit 1',
      recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00'),
      recovery_target_timeline: 'current',
      recovery_target_action: 'promote',
    },
  })
  try {
    const client = new pg.Client({ host: hostOf(postmaster), port: postmaster.port, user: 'postgres', database: 'postgres' })
    await client.connect()
    try {
      for (const role of ['postgres', 'grunnmur']) await client.query(`alter role ${role} password ${pg.escapeLiteral(password)}`)
    } finally {
      await client.end()
    }
  } finally {
    await endPostmaster(postmaster.pid)
    if (sockets) closeSocketFolder(sockets)
  }
}

/** A stretch into the file of the log that it belongs to. */
async function putBack({ timeline, start, end, name }: WalPart, folder: string, source: AsyncIterable<Buffer>) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const written = await open(path.join(folder, segmentName(timeline, start)), constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    let at = Number(start - segmentStart(start))
    for await (const chunk of source) {
      await written.write(chunk, 0, chunk.length, at)
      at += chunk.length
    }
    if (at !== Number(end - segmentStart(start))) throw new Error(`${name} is damaged`)
    const { size } = await written.stat()
    if (size < Number(segmentBytes)) await written.truncate(Number(segmentBytes))
  } finally {
    await written.close()
  }
}

const passing = (progress: Progress, source: Readable) => pipeline(source, progress.counting(), () => undefined) as unknown as Readable

function giveToServant(cluster: string) {
  if (!servant) return
  for (const name of ['', ...(readdirSync(cluster, { recursive: true }) as string[])])
    chownSync(path.join(cluster, name), servant.uid, servant.gid)
  chmodSync(cluster, 0o700)
}
