import { buffer } from 'node:stream/consumers'
import { sizedPicture } from '#server/files/pictures/sizes.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'

/** A picture as it is printed; where it can't be read any more the paper comes without it. */
export async function pictureOf(files: FileStore, id: string | null): Promise<Buffer | null> {
  if (!id || !(await files.stat(id))) return null
  return buffer(await files.read(await sizedPicture(files, id, 1280, 'jpeg')))
}
