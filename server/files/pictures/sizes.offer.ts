import type { pictureWidths } from '#schema/files/pictures.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { decoding, drawing, pictureTurns } from './picture.offer.ts'

export type PictureWidth = (typeof pictureWidths)[number]

export type SizeFormat = 'webp' | 'jpeg'
export const isSizable = (type: string) => type === 'image/jpeg' || type === 'image/png'

const quality = 80
const making = new Map<string, Promise<void>>()

/** The key of a picture in one of its sizes. It is made when it is first asked for, once, and kept beside the picture. */
export async function sizedPicture(files: FileStore, id: string, width: PictureWidth, format: SizeFormat): Promise<string> {
  const key = `${id}.${width}.${format}`
  if (await files.stat(key)) return key
  const begun = making.get(key) ?? make(files, id, width, format).finally(() => making.delete(key))
  making.set(key, begun)
  await begun
  return key
}

async function make(files: FileStore, id: string, width: PictureWidth, format: SizeFormat): Promise<void> {
  await pictureTurns.take(async () => {
    const sharp = await drawing()
    const scaler = sharp(decoding).autoOrient().resize({ width, withoutEnlargement: true })
    const written = format === 'webp' ? scaler.webp({ quality }) : scaler.flatten({ background: 'white' }).jpeg({ quality })
    const source = await files.read(id)
    source.on('error', (error) => written.destroy(error))
    await files.put(`${id}.${width}.${format}`, source.pipe(written)).catch((error: unknown) => {
      source.destroy()
      // A document may be called a picture without being a sound one.
      throw error instanceof AppError ? error : new AppError('badRequest', undefined, { cause: error })
    })
  })
}
