import { mostPictures } from '#schema/estates/renovations.input.ts'
import { type PictureSide } from '#schema/estates/renovations.words.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { given } from '#server/access/given.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { RenovationPicture } from './renovationPicture.entity.ts'

interface SentPicture {
  id?: string | null | undefined
  side?: PictureSide | null | undefined
  caption?: string | null | undefined
  sortOrder?: number | null | undefined
  fileId?: string | null | undefined
}

/** Adds and changes what is given, and removes only what is named. A new picture comes last, unless it is told where. */
export async function changePictures(
  grant: EstateGrant,
  renovationId: string,
  sent: readonly SentPicture[],
  removedIds: readonly string[],
) {
  if (!sent.length && !removedIds.length) return
  const pictures = grant.rows(RenovationPicture, { renovationId })
  if (removedIds.length) grant.refuseUnlessMay('delete')
  for (const id of new Set(removedIds)) await grant.setAside(pictures, id, { kind: 'renovationPicture', name: ({ caption }) => caption })
  let last = Math.max(-1, ...(await pictures.all({})).map(({ sortOrder }) => sortOrder))
  for (const [place, { id, side, caption, sortOrder, fileId }] of sent.entries()) {
    const before = id ? await pictures.find(id) : null
    if (id && !before) throw new AppError('entityNotFound')
    if (!before) grant.refuseUnlessMay('create')
    if (fileId) await grant.adopt([fileId], { field: `pictures[${place}].fileId`, as: 'image' })
    const values = {
      side: side ?? undefined,
      caption,
      sortOrder: sortOrder ?? (before ? undefined : ++last),
      fileId: fileId ?? undefined,
    }
    await pictures.save({ id, version: before?.version }, given(values, Object.keys(values)))
    if (fileId && before) await grant.release([before.fileId])
  }
  if ((await pictures.all({})).length > mostPictures) throw invalid('pictures', 'tooMany')
}
