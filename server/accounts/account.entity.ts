import { User } from '#server/accounts/user.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { Column, createdAt, entityOf, moment, table, text, uuid, yesNo } from '#server/kernel/table.ts'

const email = new Column<string>({ type: 'citext' })

/** What a user acts as: a customer, or somebody in a company. */
export class Account extends table('account', {
  /** Nobody's, where a company has asked somebody and waits for an answer. */
  userId: uuid.optional,
  accountType: text.as<'customer' | 'company'>(),
  companyId: uuid.optional,
  name: text,
  isDisabled: yesNo.usually(false),
  canViewProfile: yesNo.usually(true),
  isProfileUpdateNeeded: yesNo.usually(false),
  /** Selected at the next sign-in. */
  isRemembered: yesNo.usually(false),
  /** Whom a company has asked, as it knows them; nothing once they have answered. */
  invitedEmail: email.optional,
  invitedFirstName: text.optional,
  invitedLastName: text.optional,
  invitedPhone: text.optional,
  /** Who asked, as an account of the company. */
  invitedBy: uuid.optional,
  /** Since when whoever looks after the system keeps it closed; its company does not open it again. */
  blockedAt: moment.optional,
  /** When its user left the company. */
  leftAt: moment.optional,
  createdAt,
  updatedAt: createdAt,
}) {
  declare user: User | null
}

export const account = entityOf(Account, {
  relations: {
    user: {
      ...toOne(User, 'user_id'),
      joinColumn: { name: 'user_id', foreignKeyConstraintName: 'account_user_id_fkey' },
      onDelete: 'CASCADE',
    },
  },
})
