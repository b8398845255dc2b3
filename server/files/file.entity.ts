import { columns, entity, Row } from '#server/kernel/entity.ts'

/** The row of a stored file. Its content lies in the file store under its id. */
export class StoredFile extends Row {
  declare name: string
  /** The name as it stands in an address. */
  declare urlName: string
  declare type: string
  declare size: number
  declare sha256: Buffer
  declare width: number | null
  declare height: number | null
  declare purpose: 'image' | 'document'
  declare ownerAccountId: string
  /** Until a record adopts it; swept when it expires before that. */
  declare isTemporary: boolean
  declare expiresAt: Date | null
  /** Where the record that adopted it belongs; who may read that section may read the file. */
  declare estateId: string | null
  /** Of a company's own, such as its logo. */
  declare companyId: string | null
  /** Of a project on that estate: for those who see the project. */
  declare projectId: string | null
  declare section: string | null
  declare createdAt: Date
}

export const storedFile = entity(StoredFile, {
  table: 'file',
  columns: {
    name: columns.text,
    urlName: columns.text,
    type: columns.text,
    size: columns.int,
    sha256: { type: 'bytea' },
    width: columns.optionalInt,
    height: columns.optionalInt,
    purpose: columns.text,
    ownerAccountId: columns.uuid,
    isTemporary: { type: 'boolean', default: true },
    expiresAt: columns.optionalMoment,
    estateId: columns.optionalUuid,
    companyId: columns.optionalUuid,
    projectId: columns.optionalUuid,
    section: columns.optionalText,
    createdAt: columns.createdAt,
  },
})
