import { User } from '#server/accounts/user.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, table, text, uuid, yesNo } from '#server/kernel/table.ts'

/** What a user acts as: a customer, or somebody in a company. */
export class Account extends table('account', {
  userId: uuid,
  accountType: text.as<'customer' | 'company'>(),
  companyId: uuid.optional,
  name: text,
  isDisabled: yesNo.usually(false),
  canViewProfile: yesNo.usually(true),
  isProfileUpdateNeeded: yesNo.usually(false),
  /** Selected at the next sign-in. */
  isRemembered: yesNo.usually(false),
  createdAt,
  updatedAt: createdAt,
}) {
  declare user: User
}

export const account = entityOf(Account, {
  relations: {
    user: {
      ...toOne(User, 'user_id'),
      joinColumn: { name: 'user_id', foreignKeyConstraintName: 'account_user_id_fkey' },
      nullable: false,
      onDelete: 'CASCADE',
    },
  },
})
