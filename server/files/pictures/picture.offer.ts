import type { OutputInfo } from 'sharp'
import { AppError, diskFull } from '#server/kernel/errors.ts'
import { Turns } from '#server/kernel/turns.ts'

/** Decoding holds a whole picture in memory, so a small file that unfolds into a huge one is refused. */
const mostPixels = 64_000_000
export const decoding = { limitInputPixels: mostPixels, failOn: 'error' } as const

/** Work with pixels takes a core each. */
export const pictureTurns = new Turns('pictures', { atOnce: 2, mostWaiting: 150, mostOfEach: 50 })

/** Brought with the first picture that comes: it is large, and many a process never sees one. */
export async function drawing() {
  const { default: sharp } = await import('sharp')
  // Every file is opened once, under a name of its own.
  sharp.cache(false)
  return sharp
}

/**
 * Draws the picture anew: upright, with its colours, and without all that a camera or an editor wrote beside it,
 * the place it was taken among it. What cannot be decoded to the end is no picture.
 */
export async function redraw(from: string, to: string, type: 'image/jpeg' | 'image/png'): Promise<Pick<OutputInfo, 'width' | 'height'>> {
  const sharp = await drawing()
  const picture = sharp(from, decoding).autoOrient().keepIccProfile()
  const written = type === 'image/jpeg' ? picture.jpeg({ quality: 90 }) : picture.png()
  return pictureTurns
    .take(() => written.toFile(to))
    .catch((error: unknown) => {
      if (error instanceof AppError) throw error
      throw /no space left|quota exceeded/i.test(String(error))
        ? diskFull(error)
        : new AppError('unsupportedFileFormat', undefined, { cause: error })
    })
}
