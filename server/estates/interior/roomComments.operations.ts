import { object } from 'yup'
import { roomCommentInput, saveRoomCommentInput } from '#schema/estates/interior/roomComments.input.ts'
import { recordId } from '#schema/fields.ts'
import { saving } from '#server/access/deeds.ts'
import { belowOnEstate, onEstate } from '#server/access/onEstate.ts'
import { invalid } from '#server/kernel/errors.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { presentRoom } from './floorsAndRooms.ts'
import { removePictures } from './pictures.ts'
import { RoomComment } from './roomComment.entity.ts'
import { RoomCommentPicture } from './roomCommentPicture.entity.ts'
import { refuseEmpty, saveComment } from './saveComments.ts'

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
  permission: onEstate(saving()),
  async run({ grant, input: { roomId, removedPictureIds, ...comment }, call }) {
    await presentRoom(grant, roomId)
    const isKnown = comment.id != null && (await grant.rows(RoomComment).find(comment.id))
    if (isKnown && call.versionMustBeGiven && comment.version == null) throw invalid('version', 'required')
    const written = await saveComment(grant, roomId, comment)
    await removePictures(grant, written.id, removedPictureIds ?? [])
    await refuseEmpty(grant, written.id)
    return written
  },
})

/** Gone for good, and its pictures with it. */
export const deleteRoomComment = command({
  name: 'deleteRoomComment',
  input: roomCommentInput,
  permission: onEstate('delete'),
  async run({ grant, input: { id } }) {
    const comments = grant.rows(RoomComment)
    const { roomId } = await comments.get(id)
    await presentRoom(grant, roomId)
    const pictures = await grant.rows(RoomCommentPicture).all({ commentId: id })
    await comments.remove(id)
    await grant.release(pictures.map(({ fileId }) => fileId))
    return new Done(id)
  },
})
