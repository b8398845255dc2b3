import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { entityOf, table, uuid } from '#server/kernel/table.ts'

export class RoomCommentPicture extends table('room_comment_picture', {
  estateId: uuid,
  commentId: uuid,
  fileId: uuid,
}) {
  declare file: StoredFile
}

export const roomCommentPicture = entityOf(RoomCommentPicture, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
