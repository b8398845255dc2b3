import path from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { runningCluster } from '#server/postgres/superuser.ts'
import { keyToClose } from '../backupKey.ts'
import { identityMarkOf } from '../keptSecrets.ts'
import type { Manifest, Part } from '../manifest.ts'
import { putPart } from '../parts.ts'
import type { BackupPlace } from '../place/backupPlace.ts'
import { Progress } from '../progress.ts'
import { BaseBackup } from './baseBackup.ts'
import { type Line, positionOf, systemOf } from './walPart.ts'

/** The cluster's files as they lay at a moment; with the log from then on every later one can be had again. */
export interface Base extends Line {
  id: string
  /** Which PostgreSQL reads it. */
  major: number
  cluster: Part
  start: bigint
  end: bigint
  /** The first moment that can be restored by it. */
  endedAt: Date
  key?: string
  identityMark: string
  secrets?: Part
}

const ending = '.base.json'
export const baseName = (id: string) => `${id}${ending}`
export const partsOfBase = ({ id, cluster, secrets }: Base) => [baseName(id), cluster.name, ...(secrets ? [secrets.name] : [])]

interface Taking {
  config: Pick<Config, 'dataDir' | 'identityKey'>
  place: BackupPlace
  passphrase: string | undefined
  manifest: Pick<Manifest, 'id' | 'secrets'>
}

/** Of the cluster that runs. Written down last, so that one that was broken off is none. */
export async function takeBase({ config, place, passphrase, manifest }: Taking): Promise<Base> {
  const { login } = runningCluster(path.join(config.dataDir, 'postgres'))
  const { system, major } = await clusterFacts(login)
  const key = await keyToClose(place, passphrase)
  const progress = new Progress()
  const replication = new pg.Client({ ...login, replication: 'database', application_name: 'grunnmur backup' } as pg.ClientConfig)
  replication.on('error', () => undefined)
  await replication.connect()
  try {
    progress.begin('the cluster', 1)
    const taking = replication.query(new BaseBackup() as unknown as pg.Submittable & BaseBackup)
    const counted = pipeline(taking, progress.counting(), () => undefined) as unknown as Readable
    const cluster = await putPart(place, key, `${manifest.id}.cluster`, counted)
    const { start, timeline, end } = taking.positions
    const base: Base = {
      id: manifest.id,
      system,
      timeline,
      major,
      cluster,
      start: positionOf(start),
      end: positionOf(end),
      endedAt: new Date(),
      ...(key.mark !== undefined && { key: key.mark }),
      identityMark: identityMarkOf(config),
      ...(manifest.secrets && { secrets: manifest.secrets }),
    }
    const written = JSON.stringify({ ...base, start: String(base.start), end: String(base.end) })
    await place.put(baseName(base.id), Readable.from([Buffer.from(`${written}\n`)]))
    return base
  } finally {
    await replication.end()
  }
}

async function clusterFacts(login: pg.ClientConfig) {
  const client = new pg.Client(login)
  await client.connect()
  try {
    const { rows } = await client.query<{ system: string; version: number }>(
      `select system_identifier::text system, current_setting('server_version_num')::int "version" from pg_control_system()`,
    )
    return { system: systemOf(rows[0]!.system), major: Math.floor(rows[0]!.version / 10_000) }
  } finally {
    await client.end()
  }
}

/** All of a place, the oldest first. */
export async function basesIn(place: BackupPlace): Promise<Base[]> {
  const names = []
  for await (const { name } of place.list()) if (name.endsWith(ending)) names.push(name)
  return Promise.all(names.sort().map((name) => readBase(place, name)))
}

async function readBase(place: BackupPlace, name: string): Promise<Base> {
  try {
    const base = (await json(await place.read(name))) as Omit<Base, 'start' | 'end' | 'endedAt'> &
      Record<'start' | 'end' | 'endedAt', string>
    return { ...base, start: BigInt(base.start), end: BigInt(base.end), endedAt: new Date(base.endedAt) }
  } catch (error) {
    throw new Error(`${name} is damaged.`, { cause: error })
  }
}
