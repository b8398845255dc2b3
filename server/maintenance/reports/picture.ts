import { buffer } from 'node:stream/consumers'
import type { ReportedFinding } from '#schema/maintenance/reportContent.ts'
import { type PictureWidth, sizedPicture } from '#server/files/pictures/sizes.offer.ts'
import { asAppError } from '#server/kernel/errors.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'

/** A picture as it is printed; where it can't be read any more the paper comes without it. */
export async function pictureOf(files: FileStore, id: string | null, width: PictureWidth = 1280): Promise<Buffer | null> {
  if (!id || !(await files.stat(id))) return null
  return buffer(await files.read(await sizedPicture(files, id, width, 'jpeg')))
}

/** Those of findings, by their ids. */
export async function picturesOf(files: FileStore, findings: readonly ReportedFinding[]): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  for (const { pictureId } of findings) {
    const picture = await pictureOf(files, pictureId, 480).catch(unlessUnsound)
    if (pictureId && picture) pictures.set(pictureId, picture)
  }
  return pictures
}

/** What lies beside a check is any file: one that is called a picture need not be one. */
function unlessUnsound(error: unknown) {
  if (asAppError(error).code === 'badRequest') return null
  throw error
}
