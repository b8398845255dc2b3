import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, table, text, uuid, version } from '#server/kernel/table.ts'

/** A document of the plan as a whole, or of one of its areas. */
export class PlanDocument extends table('plan_document', {
  estateId: uuid,
  buildingId: uuid.optional,
  areaId: uuid.optional,
  customName: text,
  fileId: uuid,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare file: StoredFile
}

export const planDocument = entityOf(PlanDocument, {
  refuses: { plan_document_check: 'areaId' },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
