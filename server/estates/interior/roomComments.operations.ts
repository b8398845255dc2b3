import { object } from 'yup'
import { roomCommentInput, saveRoomCommentInput } from '#schema/estates/interior/roomComments.input.ts'
import { recordId } from '#schema/fields.ts'
import { saving } from '#server/access/deeds.ts'
import { belowOnEstate, besideOnEstate, onEstate } from '#server/access/onEstate.ts'
import { command, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { keepComment, removeComment } from './changeComments.ts'
import { RoomComment } from './roomComment.entity.ts'
import { RoomCommentPicture } from './roomCommentPicture.entity.ts'

/** Below their room. */
export const roomComments = query({
  name: 'roomComments',
  input: object({ estateId: recordId(), roomId: recordId() }),
  permission: besideOnEstate('read', 'room-comments'),
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
  permission: belowOnEstate('read', 'room-comments'),
  rows: ({ scope, input }) =>
    scope
      .rows(RoomCommentPicture)
      .where(({ commentId }) => sql`${commentId} = ${input.commentId}`)
      .by(() => []),
})

export const saveRoomComment = command({
  name: 'saveRoomComment',
  input: saveRoomCommentInput,
  permission: onEstate(saving(), 'room-comments'),
  run: ({ grant, input, call }) => keepComment(grant, input, call),
})

export const deleteRoomComment = command({
  name: 'deleteRoomComment',
  input: roomCommentInput,
  permission: onEstate('delete', 'room-comments'),
  run: ({ grant, input }) => removeComment(grant, input.id),
})
