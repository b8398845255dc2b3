import type { PictureSide } from '#schema/estates/renovations.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** How it looked before or after. */
export class RenovationPicture extends Row {
  declare estateId: string
  declare renovationId: string
  declare side: PictureSide
  declare caption: string | null
  declare sortOrder: number
  declare fileId: string
  declare file: StoredFile
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const renovationPicture = entity(RenovationPicture, {
  table: 'renovation_picture',
  columns: {
    estateId: columns.uuid,
    renovationId: columns.uuid,
    side: columns.text,
    caption: columns.optionalText,
    sortOrder: columns.int,
    fileId: columns.uuid,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
