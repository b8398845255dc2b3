import { columns, entity, Row } from '#server/kernel/entity.ts'

export class Session extends Row {
  declare tokenHash: Buffer
  declare userId: string
  declare accountId: string | null
  /** Raised by the database whenever something changes what the session may do. */
  declare version: number
  /** After eight idle hours, and in any case at `endsAt`. */
  declare expiresAt: Date
  declare endsAt: Date
  declare createdAt: Date
}

export const session = entity(Session, {
  table: 'session',
  columns: {
    tokenHash: { type: 'bytea' },
    userId: columns.uuid,
    accountId: columns.optionalUuid,
    version: columns.version,
    expiresAt: columns.moment,
    endsAt: columns.moment,
    createdAt: columns.createdAt,
  },
})
