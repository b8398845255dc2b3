import { createdAt, entityOf, table, uuid } from '#server/kernel/table.ts'

/** A picture from which an estate's own can be chosen. It has its file's id. */
export class EstateImage extends table('estate_image', {
  estateId: uuid,
  fileId: uuid,
  createdAt,
}) {}

export const estateImage = entityOf(EstateImage)
