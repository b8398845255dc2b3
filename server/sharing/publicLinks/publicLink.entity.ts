import { columns, entity, Row } from '#server/kernel/entity.ts'

/** A key to some sections of one estate, for whoever holds it. */
export class PublicLink extends Row {
  declare estateId: string
  /** Of the key; the key itself is known to its holders, and sealed for its owner. */
  declare keyHash: Buffer
  declare keySealed: Buffer
  declare sections: string[]
  declare version: number
  declare expiresAt: Date
  declare revokedAt: Date | null
  declare createdBy: string
  declare createdAt: Date
  declare updatedAt: Date
}

export const publicLink = entity(PublicLink, {
  table: 'public_link',
  columns: {
    estateId: columns.uuid,
    keyHash: { type: 'bytea' },
    keySealed: { type: 'bytea' },
    sections: { type: 'text', array: true },
    version: columns.version,
    expiresAt: columns.moment,
    revokedAt: columns.optionalMoment,
    createdBy: { name: 'created_by', type: 'uuid' },
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
