import { mostPictures } from '#schema/estates/interior/roomComments.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { addPictures } from './pictures.ts'
import { RoomComment } from './roomComment.entity.ts'
import { RoomCommentPicture } from './roomCommentPicture.entity.ts'

interface SentComment {
  id?: string | null | undefined
  version?: number | null | undefined
  text?: string | null | undefined
  fileIds?: string[] | null | undefined
}

/** Adds a comment to a room, or changes one of its own. Whether there is anything left in it is for the caller to see. */
export async function saveComment(grant: EstateGrant, roomId: string, { id, version, text, fileIds }: SentComment) {
  const comments = grant.rows(RoomComment)
  const before = id ? await comments.find(id) : null
  if (before && before.roomId !== roomId) throw new AppError('entityNotFound')
  if (!before && !text && !fileIds?.length) throw invalid('text', 'required')
  const values = before
    ? { ...(text !== undefined && { text: text ?? '' }) }
    : { roomId, text: text ?? '', authorAccountId: grant.viewer.accountId }
  const { written } = await grant.save(comments, { id, version: version ?? before?.version }, values)
  await addPictures(grant, written.id, fileIds ?? [])
  return written
}

/** The comments that come along with a room. */
export async function saveComments(grant: EstateGrant, roomId: string, comments: readonly SentComment[] | null | undefined) {
  for (const comment of comments ?? []) {
    const { id } = await saveComment(grant, roomId, comment)
    await refuseEmpty(grant, id)
  }
}

/** A comment says something, and holds no more pictures than fit. */
export async function refuseEmpty(grant: EstateGrant, id: string) {
  const { text } = await grant.rows(RoomComment).get(id)
  const pictures = await grant.rows(RoomCommentPicture).all({ commentId: id })
  if (pictures.length > mostPictures) throw invalid('fileIds', 'tooMany')
  if (!text && !pictures.length) throw invalid('text', 'required')
}
