import { type HandoverContent, handoverPictures } from '#schema/projects/handover.ts'
import { logoOnPaper } from '#server/files/pictures/logoOnPaper.offer.ts'
import { decoding, drawing, pictureTurns } from '#server/files/pictures/picture.offer.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { frontPicture, logoPicture } from '#server/projects/handover/bookCover.ts'

/** Twice as many points as their places have, and more. */
const ofPoint = { width: 708, height: 529 }
const ofFront = { width: 1232, height: 693 }

/** The pictures of points and deviations and of the front, as small as they are printed, by their ids; `told` hears how many are done. */
export async function printedPictures(files: FileStore, content: HandoverContent, progressed: (done: number) => Promise<void>) {
  const pictures = new Map<string, Buffer>()
  const keep = (name: string, drawn: Buffer | undefined) => drawn && pictures.set(name, drawn)
  const { picture } = content.project
  if (picture) keep(frontPicture, await printed(files, picture.id, ofFront))
  keep(logoPicture, await logoOnPaper(files, content.company.logo?.id))
  for (const [index, { id }] of handoverPictures(content).entries()) {
    keep(id, await printed(files, id, ofPoint))
    if (index % 10 === 9) await progressed(index + 1)
  }
  return pictures
}

/** Cut to the shape of its place. What can't be read leaves its place empty. */
async function printed(files: FileStore, id: string, { width, height }: typeof ofPoint) {
  if (!(await files.stat(id))) return undefined
  const sharp = await drawing()
  const chunks: Buffer[] = []
  for await (const chunk of await files.read(id)) chunks.push(chunk as Buffer)
  return pictureTurns
    .take(() =>
      sharp(Buffer.concat(chunks), decoding).autoOrient().resize(width, height, { fit: 'cover' }).jpeg({ quality: 78 }).toBuffer(),
    )
    .catch(() => undefined)
}
