import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

export class RoomCommentPicture extends Row {
  declare estateId: string
  declare commentId: string
  declare fileId: string
  declare file: StoredFile
}

export const roomCommentPicture = entity(RoomCommentPicture, {
  table: 'room_comment_picture',
  columns: { estateId: columns.uuid, commentId: columns.uuid, fileId: columns.uuid },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
