import { User } from '#server/accounts/user.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'

/** One time that a system administrator looked into an estate. */
export class SupportAccess extends table('support_access', {
  estateId: uuid,
  accountId: uuid,
  userId: uuid,
  reason: text,
  endsAt: moment,
  createdAt,
}) {
  declare user: User
}

export const supportAccess = entityOf(SupportAccess, {
  relations: {
    user: {
      ...toOne(User, 'user_id'),
      joinColumn: { name: 'user_id', foreignKeyConstraintName: 'support_access_user_id_fkey' },
      nullable: false,
      onDelete: 'CASCADE',
    },
  },
})
