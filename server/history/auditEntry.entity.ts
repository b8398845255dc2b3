import { User } from '#server/accounts/user.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** One thing done or refused. Written by the kernel with every command, and never changed. */
export class AuditEntry extends Row {
  declare at: Date
  declare userId: string | null
  declare user: User | null
  declare accountId: string | null
  declare address: string | null
  declare requestId: string | null
  declare operation: string
  declare estateId: string | null
  declare recordId: string | null
  declare outcome: string
  declare changedFields: string[]
}

export const auditEntry = entity(AuditEntry, {
  table: 'audit_entry',
  columns: {
    at: { type: 'timestamptz', default: () => 'now()' },
    userId: columns.optionalUuid,
    accountId: columns.optionalUuid,
    address: { type: 'inet', nullable: true },
    requestId: columns.optionalText,
    operation: columns.text,
    estateId: columns.optionalUuid,
    recordId: columns.optionalUuid,
    outcome: columns.text,
    changedFields: { type: 'text', array: true, default: () => "'{}'" },
  },
  relations: { user: toOne(User, 'user_id') },
})
