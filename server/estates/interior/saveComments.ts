import { mostPictures } from '#schema/estates/interior/roomComments.input.ts'
import type { EstateScope } from '#server/access/estateScope.ts'
import type { Interior } from '#server/access/interior.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'

interface SentComment {
  id?: string | null | undefined
  version?: number | null | undefined
  text?: string | null | undefined
  fileIds?: string[] | null | undefined
}

/** Adds a comment to a room, or changes one of its own. Whether there is anything left in it is for the caller to see. */
export async function saveComment(interior: Interior, roomId: string, { id, version, text, fileIds }: SentComment) {
  const known = id ? await interior.comments.find(id) : null
  if (known && known.roomId !== roomId) throw new AppError('entityNotFound')
  if (!known && !text && !fileIds?.length) throw invalid('text', 'required')
  const values = known
    ? { ...(text !== undefined && { text: text ?? '' }) }
    : { roomId, text: text ?? '', authorAccountId: interior.viewerAccountId }
  const { written } = await interior.comments.save({ id, version: version ?? known?.version }, values)
  await interior.addPictures(written.id, fileIds ?? [])
  return written
}

/** The comments that come along with a room. */
export async function saveComments(interior: Interior, roomId: string, comments: readonly SentComment[] | null | undefined) {
  for (const comment of comments ?? []) {
    const { id } = await saveComment(interior, roomId, comment)
    await refuseEmpty(interior, id)
  }
}

/** A comment says something, and holds no more pictures than fit. */
export async function refuseEmpty(interior: Interior, id: string) {
  const [{ text }, pictures] = [await interior.comments.get(id), await interior.pictures.all({ commentId: id })]
  if (pictures.length > mostPictures) throw invalid('fileIds', 'tooMany')
  if (!text && !pictures.length) throw invalid('text', 'required')
}

export async function removePictures(scope: EstateScope, commentId: string, ids: readonly string[]) {
  const { pictures } = scope.interior()
  const held = await pictures.all({ commentId })
  for (const id of ids) {
    const picture = held.find((each) => each.id === id)
    if (!picture) throw new AppError('entityNotFound')
    await pictures.remove(id)
    await scope.releaseFile(picture.fileId)
  }
}
