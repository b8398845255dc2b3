import { object } from 'yup'
import { roomCommentInput, saveRoomCommentInput } from '#schema/estates/interior/roomComments.input.ts'
import { recordId } from '#schema/fields.ts'
import { belowOnEstate, onEstate } from '#server/access/onEstate.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { RoomComment } from './roomComment.entity.ts'
import { RoomCommentPicture } from './roomCommentPicture.entity.ts'
import { refuseEmpty, removePictures, saveComment } from './saveComments.ts'

/** Below their room. */
export const roomComments = query({
  name: 'roomComments',
  input: object({ estateId: recordId(), roomId: recordId() }),
  permission: belowOnEstate('read'),
  rows: ({ scope, input }) =>
    scope
      .rows(RoomComment)
      .where(({ roomId }) => sql`${roomId} = ${input.roomId}`)
      .newestFirst()
      .counted(sql`select comment_count from room where id = ${input.roomId}`),
})

/** Below their comment, in the order in which they were added. */
export const roomCommentPictures = query({
  name: 'roomCommentPictures',
  input: object({ estateId: recordId(), commentId: recordId() }),
  permission: belowOnEstate('read'),
  rows: ({ scope, input }) =>
    scope
      .rows(RoomCommentPicture)
      .where(({ commentId }) => sql`${commentId} = ${input.commentId}`)
      .by(() => []),
})

export const saveRoomComment = command({
  name: 'saveRoomComment',
  input: saveRoomCommentInput,
  permission: onEstate('update'),
  async run({ scope, input: { roomId, removedPictureIds, ...comment }, call }) {
    const interior = scope.interior()
    await interior.room(roomId)
    const isKnown = comment.id != null && (await interior.comments.find(comment.id))
    if (isKnown && call.versionMustBeGiven && comment.version == null) throw invalid('version', 'required')
    const written = await saveComment(interior, roomId, comment)
    await removePictures(scope, written.id, removedPictureIds ?? [])
    await refuseEmpty(interior, written.id)
    return written
  },
})

/** Gone for good, and its pictures with it. */
export const deleteRoomComment = command({
  name: 'deleteRoomComment',
  input: roomCommentInput,
  permission: onEstate('update'),
  async run({ scope, input: { id } }) {
    const interior = scope.interior()
    const comment = await interior.comments.find(id)
    if (!comment) throw new AppError('entityNotFound')
    await interior.room(comment.roomId)
    const pictures = await interior.pictures.all({ commentId: id })
    await interior.comments.remove(id)
    for (const { fileId } of pictures) await scope.releaseFile(fileId)
    return new Done(id)
  },
})
