import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
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

/** What a process that ended in the middle has left there. */
export async function discardParts(folder: string, before: Date) {
  for (const name of await readdir(folder).catch(() => [])) {
    const part = path.join(folder, name)
    const facts = await stat(part).catch(() => undefined)
    if (facts && facts.mtime < before) await rm(part, { force: true })
  }
}
