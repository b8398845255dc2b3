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
  declare language: Language
  declare isSystemAdmin: boolean
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
    language: { type: 'text', default: 'nb' },
    isSystemAdmin: { type: 'boolean', default: false },
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
