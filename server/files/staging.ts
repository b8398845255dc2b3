import { createReadStream, createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { invalid } from '#server/kernel/errors.ts'
import type { FileStore, StoredContent } from '#server/kernel/fileStore.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { IncomingFile, Search } from '#server/kernel/upload.ts'
import { cleanName, urlNameOf } from './names.offer.ts'
import { peek } from './peek.ts'
import { redraw } from './pictures/picture.offer.ts'
import { checkDocument, documentType, imageType } from './sniff.ts'
import { scratchFile } from './store/scratch.ts'

/** A content that lies in the store and waits for its row. */
export interface Staged extends StoredContent {
  id: string
  name: string
  urlName: string
  type: string
  purpose: 'image' | 'document'
  width: number | null
  height: number | null
}

interface Store {
  files: FileStore
  search: Search
}

/** Takes in a document, to the letter. */
export const stageDocument = (file: IncomingFile, { files, search }: Store) =>
  taking(file, async (name) => {
    const type = documentType(name)
    const whole = search(await checked(file.content, (head) => checkDocument(name, head)))
    const id = uuidv7()
    return { ...described(id, name), ...(await files.put(id, whole)), type, purpose: 'document', width: null, height: null }
  })

/** Takes in a picture, drawn anew. */
export const stageImage = (file: IncomingFile, { files, search }: Store) =>
  taking(file, async (name) => {
    let type!: 'image/jpeg' | 'image/png'
    const whole = search(await checked(file.content, async (head) => void (type = await imageType(name, head))))
    await using sent = await scratchFile(files.scratch)
    await using drawn = await scratchFile(files.scratch)
    await pipeline(whole, createWriteStream(sent.path, { flags: 'wx', mode: 0o600 }))
    const { width, height } = await redraw(sent.path, drawn.path, type)
    const id = uuidv7()
    return { ...described(id, name), ...(await files.put(id, createReadStream(drawn.path))), type, purpose: 'image', width, height }
  })

const described = (id: string, name: string) => ({ id, name, urlName: urlNameOf(name) })

async function taking({ name, content }: IncomingFile, stage: (name: string) => Promise<Staged>): Promise<Staged> {
  try {
    return await stage(cleanName(name))
  } finally {
    content.destroy()
  }
}

async function checked(content: Readable, check: (head: Buffer) => Promise<void>) {
  const { head, whole } = await peek(content)
  if (!head.length) throw invalid('file', 'required')
  await check(head)
  return whole
}
