import { columns, entity, Row } from '#server/kernel/entity.ts'

/** A picture from which an estate's own can be chosen. It has its file's id. */
export class EstateImage extends Row {
  declare estateId: string
  declare fileId: string
  declare createdAt: Date
}

export const estateImage = entity(EstateImage, {
  table: 'estate_image',
  columns: { estateId: columns.uuid, fileId: columns.uuid, createdAt: columns.createdAt },
})
