import { User } from '#server/accounts/user.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** One time that a system administrator looked into an estate. */
export class SupportAccess extends Row {
  declare estateId: string
  declare accountId: string
  declare userId: string
  declare user: User
  declare reason: string
  declare endsAt: Date
  declare createdAt: Date
}

export const supportAccess = entity(SupportAccess, {
  table: 'support_access',
  columns: {
    estateId: columns.uuid,
    accountId: columns.uuid,
    userId: columns.uuid,
    reason: columns.text,
    endsAt: columns.moment,
    createdAt: columns.createdAt,
  },
  relations: {
    user: {
      ...toOne(User, 'user_id'),
      joinColumn: { name: 'user_id', foreignKeyConstraintName: 'support_access_user_id_fkey' },
      nullable: false,
      onDelete: 'CASCADE',
    },
  },
})
