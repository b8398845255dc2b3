import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, int, moment, table, text, uuid, version } from '#server/kernel/table.ts'

/** A picture of an estate's outside. It has its file's id. */
export class ExteriorImage extends table('exterior_image', {
  estateId: uuid,
  fileId: uuid,
  caption: text.optional,
  sortOrder: int,
  version,
  removedAt: moment.optional,
  createdAt,
  updatedAt: createdAt,
}) {
  declare file: StoredFile
}

export const exteriorImage = entityOf(ExteriorImage, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
