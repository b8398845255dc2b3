import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

export interface ScratchFile extends AsyncDisposable {
  path: string
}

/** The name of a file that nobody else has, gone at the end of the block that asked for it. */
export async function scratchFile(folder: string): Promise<ScratchFile> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `${randomUUID()}.part`)
  return { path: file, [Symbol.asyncDispose]: () => rm(file, { force: true }) }
}
