import { type HandoverContent, type HandoverFile, handoverPictures } from '#schema/projects/handover.ts'
import { decoding, drawing, pictureTurns } from '#server/files/pictures/picture.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'

/** The pictures of points, as small as they are printed, by their ids; `told` hears how many are done. */
export async function printedPictures(files: FileStore, content: HandoverContent, told: (done: number) => Promise<void>) {
  const pictures = new Map<string, Buffer>()
  for (const [index, file] of handoverPictures(content).entries()) {
    const drawn = await printed(files, file)
    if (drawn) pictures.set(file.id, drawn)
    if (index % 10 === 9) await told(index + 1)
  }
  return pictures
}

/** Cut to the shape of its place. What can't be read leaves its place empty. */
async function printed(files: FileStore, { id }: HandoverFile) {
  if (!(await files.stat(id))) return undefined
  const sharp = await drawing()
  const chunks: Buffer[] = []
  for await (const chunk of await files.read(id)) chunks.push(chunk as Buffer)
  return pictureTurns
    .take(() => sharp(Buffer.concat(chunks), decoding).autoOrient().resize(708, 529, { fit: 'cover' }).jpeg({ quality: 78 }).toBuffer())
    .catch(() => undefined)
}
