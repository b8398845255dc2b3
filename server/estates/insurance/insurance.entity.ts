import type { InsuranceKind } from '#schema/estates/insurance.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, date, entityOf, table, text, uuid, version } from '#server/kernel/table.ts'

/** A policy, or the broker or appraiser of an estate. */
export class Insurance extends table('insurance_document', {
  estateId: uuid,
  kind: text.as<InsuranceKind>(),
  company: text,
  policyNumber: text.optional,
  validTo: date.optional,
  /** The end of which the owners were told. */
  remindedOf: date.optional,
  contactName: text.optional,
  phone: text.optional,
  customName: text.optional,
  fileId: uuid.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare file: StoredFile | null
}

export const insurance = entityOf(Insurance, {
  relations: { file: toOne(StoredFile, 'file_id') },
})
