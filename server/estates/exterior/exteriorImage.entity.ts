import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** A picture of an estate's outside. It has its file's id. */
export class ExteriorImage extends Row {
  declare estateId: string
  declare fileId: string
  declare file: StoredFile
  declare caption: string | null
  declare sortOrder: number
  declare version: number
  declare removedAt: Date | null
  declare createdAt: Date
  declare updatedAt: Date
}

export const exteriorImage = entity(ExteriorImage, {
  table: 'exterior_image',
  columns: {
    estateId: columns.uuid,
    fileId: columns.uuid,
    caption: columns.optionalText,
    sortOrder: columns.int,
    version: columns.version,
    removedAt: columns.optionalMoment,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
