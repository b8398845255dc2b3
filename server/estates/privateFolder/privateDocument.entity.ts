import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, table, text, uuid, version } from '#server/kernel/table.ts'

export class PrivateDocument extends table('private_document', {
  estateId: uuid,
  customName: text,
  fileId: uuid,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare file: StoredFile
}

export const privateDocument = entityOf(PrivateDocument, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
