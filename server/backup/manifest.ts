import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Applied } from '#server/kernel/migrationFiles.ts'
import type { BackupPlace } from './place/backupPlace.ts'

export const format = 1

export interface Part {
  name: string
  bytes: number
  sha256: string
}
export interface DumpedTable {
  table: string
  columns: string[]
  rows: number
  /** None of a table without rows. */
  part?: Part
}

/** A content that the store of files did not have as it was stored. */
export interface Lost {
  id: string
  sha256: string
}

/** What a backup is: written last, so that one without it is none. It lies there in the clear, and tells nothing of people. */
export interface Manifest {
  format: number
  id: string
  /** The moment that the backup shows: whatever was acknowledged before it is there. */
  takenAt: string
  finishedAt: string
  productVersion: string
  /** The schema: every migration that the database had. */
  migrations: Pick<Applied, 'name' | 'checksum'>[]
  /** By which key the parts are closed. */
  key?: string
  /** Of the key by which identity numbers are recognised. */
  identityMark: string
  tables: DumpedTable[]
  /** The last number that each sequence gave. */
  sequences: { name: string; lastValue: string }[]
  /** Work that was waiting to be done. */
  jobs: Part
  /** Only where the backup is encrypted. */
  secrets?: Part
  /** Names, sizes and hashes of the contents of files, a line each. */
  contents: Part & { count: number; contentBytes: number }
  /** What was gone before the backup was taken. */
  lost: Lost[]
  totals: { rows: number; files: number; bytes: number }
  /** How many bytes the database took then, and all files; older ones do not say. */
  room?: { database: number; files: number }
}

const ending = '.manifest.json'
export const manifestName = (id: string) => `${id}${ending}`

/** As names sort, so do the moments, of which no two are alike: backups of a database are taken one after the other. */
export const newId = (at: Date) => `${stampOf(at)}-${randomBytes(3).toString('hex')}`

export const stampOf = (at: Date) => at.toISOString().replaceAll(/[-:.]/g, '')

export const momentOf = (id: string) => new Date(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z'))

/** Whole backups, the newest last. */
export async function idsIn(place: BackupPlace): Promise<string[]> {
  const ids = []
  for await (const { name } of place.list()) if (name.endsWith(ending)) ids.push(name.slice(0, -ending.length))
  return ids.sort()
}

export async function readManifest(place: BackupPlace, id: string): Promise<Manifest> {
  const written = await text(await place.read(manifestName(id)))
  let manifest: Manifest
  try {
    manifest = JSON.parse(written) as Manifest
  } catch {
    throw new Error(`${manifestName(id)} is damaged.`)
  }
  if (manifest.id !== id || !Array.isArray(manifest.tables)) throw new Error(`${manifestName(id)} is damaged.`)
  if (manifest.format !== format) throw new Error(`The backup ${id} has a form that this version of the product does not read.`)
  return manifest
}

export const writeManifest = (place: BackupPlace, manifest: Manifest) =>
  place.put(manifestName(manifest.id), Readable.from([Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`)]))

/** The newest, or the one that is named. */
export async function chosen(place: BackupPlace, id: string | undefined): Promise<Manifest> {
  const ids = await idsIn(place)
  const one = id ?? ids.at(-1)
  if (one === undefined) throw new Error(`There is no finished backup in ${place.address}.`)
  if (!ids.includes(one)) throw new Error(`There is no finished backup ${one} in ${place.address}.`)
  return readManifest(place, one)
}

/** All but the contents of files. */
export const partsOf = ({ tables, jobs, secrets, contents }: Manifest): Part[] =>
  [...tables.map(({ part }) => part), jobs, secrets, contents].filter((part) => part !== undefined)

export const summaryOf = ({ id, totals: { rows, files, bytes } }: Pick<Manifest, 'id' | 'totals'>) =>
  `${id}: ${rows} rows, ${files} files, ${bytes} bytes`
