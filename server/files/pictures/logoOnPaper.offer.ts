import type { FileStore } from '#server/kernel/fileStore.ts'
import { decoding, drawing, pictureTurns } from './picture.offer.ts'

/** A company's logo as it is printed, or nothing where there is none that can be read. */
export async function logoOnPaper(files: Pick<FileStore, 'stat' | 'read'>, fileId: string | null | undefined): Promise<Buffer | undefined> {
  if (!fileId || !(await files.stat(fileId))) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of await files.read(fileId)) chunks.push(chunk as Buffer)
  return printedLogo(Buffer.concat(chunks)).catch(() => undefined)
}

/** On white, and no larger than its place: it goes along with letters and is told between threads. */
export async function printedLogo(picture: Buffer): Promise<Buffer> {
  const sharp = await drawing()
  return pictureTurns.take(() =>
    sharp(picture, decoding)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(480, 240, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  )
}
