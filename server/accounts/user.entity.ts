import { columns, entity, Row } from '#server/kernel/entity.ts'
import type { Language } from '#server/kernel/texts.ts'

/** A person. What they may do hangs on their accounts. */
export class User extends Row {
  declare email: string
  declare passwordHash: string | null
  declare firstName: string
  declare lastName: string
  /** Made by the database from the two. */
  declare name: string | null
  declare phone: string | null
  declare addressLine1: string | null
  declare postalCode: string | null
  declare city: string | null
  /** Recognises the same person again; the identity number itself is never kept. */
  declare identityHash: Buffer | null
  declare personStatus: 'B' | 'D' | null
  declare registryAskedAt: Date | null
  declare betaAcceptedAt: Date | null
  declare language: Language
  declare isSystemAdmin: boolean
  /** Since then nobody: the row stays for what refers to it. */
  declare deletedAt: Date | null
  declare createdAt: Date
  declare updatedAt: Date
}

export const user = entity(User, {
  table: 'app_user',
  columns: {
    email: { type: 'citext' },
    passwordHash: columns.optionalText,
    firstName: columns.text,
    lastName: columns.text,
    name: { type: 'text', nullable: true, insert: false, update: false },
    phone: columns.optionalText,
    addressLine1: { name: 'address_line1', type: 'text', nullable: true },
    postalCode: { type: 'char', length: 4, nullable: true },
    city: columns.optionalText,
    identityHash: { type: 'bytea', nullable: true },
    personStatus: columns.optionalText,
    registryAskedAt: columns.optionalMoment,
    betaAcceptedAt: columns.optionalMoment,
    language: { type: 'text', default: 'nb' },
    isSystemAdmin: { type: 'boolean', default: false },
    deletedAt: columns.optionalMoment,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
