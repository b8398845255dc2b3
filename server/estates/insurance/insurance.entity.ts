import type { InsuranceKind } from '#schema/estates/insurance.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** A policy, or the broker or appraiser of an estate. */
export class Insurance extends Row {
  declare estateId: string
  declare kind: InsuranceKind
  declare company: string
  declare policyNumber: string | null
  declare validTo: string | null
  /** The end of which the owners were told. */
  declare remindedOf: string | null
  declare contactName: string | null
  declare phone: string | null
  declare customName: string | null
  declare fileId: string | null
  declare file: StoredFile | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const insurance = entity(Insurance, {
  table: 'insurance_document',
  columns: {
    estateId: columns.uuid,
    kind: columns.text,
    company: columns.text,
    policyNumber: columns.optionalText,
    validTo: { type: 'date', nullable: true },
    remindedOf: { type: 'date', nullable: true },
    contactName: columns.optionalText,
    phone: columns.optionalText,
    customName: columns.optionalText,
    fileId: columns.optionalUuid,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: { file: toOne(StoredFile, 'file_id') },
})
