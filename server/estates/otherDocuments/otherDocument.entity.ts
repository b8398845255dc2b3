import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, table, text, uuid, version } from '#server/kernel/table.ts'

export class OtherDocument extends table('other_document', {
  estateId: uuid,
  buildingId: uuid,
  customName: text,
  fileId: uuid,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare file: StoredFile
}

export const otherDocument = entityOf(OtherDocument, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
