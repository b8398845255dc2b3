import { Readable } from 'node:stream'
import type { Photograph } from '#demo/documents/occasion.ts'
import type { Content } from '#demo/world/contents.ts'
import type { FileStore, StoredContent } from '#server/kernel/fileStore.ts'

const hands = 4

/** Draws every content and puts it into the store. Answers what the rows of the files need to know. */
export async function keepContents(store: FileStore, contents: readonly Content[], photograph: Photograph) {
  const stored = new Map<string, StoredContent>()
  const left = contents.values()
  const work = async () => {
    for (const { fileId, draw } of left) stored.set(fileId, await store.put(fileId, Readable.from([await draw(photograph)])))
  }
  const outcomes = await Promise.allSettled(Array.from({ length: hands }, work))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (!failed) return stored
  throw (failed as PromiseRejectedResult).reason
}

/** Those of them that the store did not hold before. */
export async function newTo(store: FileStore, contents: readonly Pick<Content, 'fileId'>[]): Promise<string[]> {
  const facts = await Promise.all(contents.map(({ fileId }) => store.stat(fileId)))
  return contents.filter((_, index) => !facts[index]).map(({ fileId }) => fileId)
}
