import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { entityOf, int, table, uuid } from '#server/kernel/table.ts'

/** A part of the file with everything, where that would be too large for one. */
export class HandoverZip extends table('handover_zip', {
  estateId: uuid,
  projectId: uuid,
  bookId: uuid,
  part: int,
  fileId: uuid,
}) {
  declare file: StoredFile
}

export const handoverZip = entityOf(HandoverZip, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
