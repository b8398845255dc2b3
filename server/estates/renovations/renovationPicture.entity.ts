import type { PictureSide } from '#schema/estates/renovations.words.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, int, table, text, uuid, version } from '#server/kernel/table.ts'

/** How it looked before or after. */
export class RenovationPicture extends table('renovation_picture', {
  estateId: uuid,
  renovationId: uuid,
  side: text.as<PictureSide>(),
  caption: text.optional,
  sortOrder: int,
  fileId: uuid,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare file: StoredFile
}

export const renovationPicture = entityOf(RenovationPicture, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
