import type { documentTypes } from '#schema/files/documentTypes.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, table, text, uuid, version } from '#server/kernel/table.ts'

export class Drawing extends table('drawing', {
  estateId: uuid,
  buildingId: uuid,
  documentType: text.as<(typeof documentTypes)[number]>(),
  customName: text,
  fileId: uuid,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare file: StoredFile
}

export const drawing = entityOf(Drawing, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
