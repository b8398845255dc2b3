import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { documentFormats } from '#schema/files/formats.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { inThread, ThreadEnded } from '#server/kernel/inThread.ts'
import { Turns } from '#server/kernel/turns.ts'
import type { SheetAnswer, SheetToRead } from './reading.worker.ts'

export interface SheetFile {
  id: string
  name: string
  type: string
  size: number
}
export async function uploadedSheet(grant: EstateGrant, fileId: string): Promise<SheetFile> {
  const uploads = { ownerAccountId: grant.viewer.accountId!, section: 'maintenance-plan' }
  const file = await grant.rows(StoredFile, uploads).one({ id: fileId, isTemporary: true })
  if (!file) throw new AppError('entityNotFound')
  return file
}

const [xlsx, csv] = [documentFormats['xlsx']!, documentFormats['csv']!]
const readable = [xlsx, csv]
const limitMs = 40_000
/** A large one takes a processor for some seconds. */
const readings = new Turns('sheets', { atOnce: 1, mostWaiting: 60, mostOfEach: 10 })
const worker = new URL('./reading.worker.ts', import.meta.url)

/** What a sheet says, read in a thread of its own; refused in a word where it holds what is not read. */
export async function readSheet<T extends object>(
  files: FileStore,
  { id, type }: SheetFile,
  wanted: Omit<SheetToRead, 'path' | 'isText'>,
): Promise<T> {
  if (!readable.includes(type)) throw invalid('fileId', 'unreadable')
  const copy = path.join(files.scratch, `sheet-${randomUUID()}`)
  try {
    await pipeline(await files.read(id), createWriteStream(copy, { flags: 'wx', mode: 0o600 }))
    const answer = await answerOf({ path: copy, isText: type === csv, ...wanted })
    if ('refusal' in answer) throw invalid('fileId', answer.refusal)
    return answer as T
  } finally {
    await rm(copy, { force: true })
  }
}

/** What ends its thread for want of room or time is too large. */
const answerOf = (sheet: SheetToRead) =>
  inThread<SheetAnswer>(readings, worker, sheet, { limitMs }).catch((error: unknown): SheetAnswer => {
    if (error instanceof ThreadEnded) return { refusal: 'tooLarge' }
    throw error
  })
