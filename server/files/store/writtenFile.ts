import { createWriteStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { StoredContent } from '#server/kernel/fileStore.ts'
import { Incoming } from './content.ts'
import { scratchFile } from './scratch.ts'

export const isMissingFile = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

interface Places {
  /** Where it is written first. */
  scratch: string
  /** Where it lies once it is whole. */
  file: string
  /** The folder that all of them lie in. */
  root: string
}

/** Written aside and named once it is whole: whatever happens meanwhile, it is there or it is not. */
export async function writeFile(source: Readable, { scratch, file, root }: Places): Promise<StoredContent> {
  const incoming = new Incoming(source)
  await using part = await scratchFile(scratch)
  const sink = createWriteStream(part.path, { flags: 'wx', mode: 0o600, flush: true })
  const closed = new Promise<void>((resolve) => void sink.once('close', resolve))
  // What breaks off at once may do so before the file has been opened, and nobody would remove it then.
  await pipeline(incoming.chunks(), sink).finally(() => closed)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await rename(part.path, file)
  // The name is safe only when the folders that hold it are.
  for (const folder of new Set([path.dirname(file), root])) await flush(folder)
  return incoming.stored()
}

async function flush(folder: string) {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
