import type { InferType } from 'yup'
import type { saveRoomCommentInput } from '#schema/estates/interior/roomComments.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import type { Call } from '#server/kernel/call.ts'
import { invalid } from '#server/kernel/errors.ts'
import { Done } from '#server/kernel/operation.ts'
import { presentRoom } from './floorsAndRooms.ts'
import { removePictures } from './pictures.ts'
import { RoomComment } from './roomComment.entity.ts'
import { RoomCommentPicture } from './roomCommentPicture.entity.ts'
import { refuseEmpty, saveComment } from './saveComments.ts'

/** Whoever changes the interior, on the estate or through a project there, does it by these. */

export async function keepComment(grant: EstateGrant, sent: InferType<typeof saveRoomCommentInput>, { versionMustBeGiven }: Call) {
  const { roomId, removedPictureIds, id, version, text, fileIds } = sent
  await presentRoom(grant, roomId)
  const isKnown = id != null && (await grant.rows(RoomComment).find(id))
  if (isKnown && versionMustBeGiven && version == null) throw invalid('version', 'required')
  const written = await saveComment(grant, roomId, { id, version, text, fileIds })
  await removePictures(grant, written.id, removedPictureIds ?? [])
  await refuseEmpty(grant, written.id)
  return written
}

/** Gone for good, and its pictures with it. */
export async function removeComment(grant: EstateGrant, id: string) {
  const comments = grant.rows(RoomComment)
  const { roomId } = await comments.get(id)
  await presentRoom(grant, roomId)
  const pictures = await grant.rows(RoomCommentPicture).all({ commentId: id })
  await comments.remove(id)
  await grant.release(pictures.map(({ fileId }) => fileId))
  return new Done(id)
}
