import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '#server/config/fileStore.ts'
import type { Manifest } from './manifest.ts'

const mb = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`

/** What is to come somewhere, and how much that takes. */
interface Coming {
  folder: string
  bytes: number
}

/** A folder that is still to be made lies on the disk of the one that will hold it. */
async function thereOf(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  return isThere ? folder : thereOf(path.dirname(folder))
}

/** Refuses, in words, what finds too little room on a disk. */
export async function refuseShortOfRoom(what: string, coming: readonly Coming[]) {
  const disks = new Map<number, Coming>()
  for (const { folder, bytes } of coming) {
    const there = await thereOf(path.resolve(folder))
    const { dev } = await stat(there)
    disks.set(dev, { folder: disks.get(dev)?.folder ?? there, bytes: bytes + (disks.get(dev)?.bytes ?? 0) })
  }
  for (const { folder, bytes } of disks.values()) {
    const { bsize, bavail } = await statfs(folder)
    if (bsize * bavail < bytes)
      throw new Error(`${what} takes ${mb(bytes)} in ${folder}, and ${mb(bsize * bavail)} are free. Nothing was changed.`)
  }
}

/** Rows are packed, and have no indexes there. */
const unpacked = 4

/** How much the database and the files of a backup take once they are restored; by a guess where it does not say. */
export const roomOf = ({ room, tables, contents }: Manifest) =>
  room ?? { database: tables.reduce((sum, { part }) => sum + (part?.bytes ?? 0), 0) * unpacked, files: contents.contentBytes }

interface Restoring {
  /** Where the database that comes along goes; none where it is another's. */
  dataDir: string | undefined
  store: FileStore
  room: NonNullable<Manifest['room']>
}

export const refuseShortOfRoomFor = (id: string, { dataDir, store, room }: Restoring) =>
  refuseShortOfRoom(`The backup ${id}`, [
    ...(dataDir === undefined ? [] : [{ folder: dataDir, bytes: room.database }]),
    ...(store.kind === 'local' ? [{ folder: store.folder, bytes: room.files }] : []),
  ])
