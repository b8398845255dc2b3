import { User } from '#server/accounts/user.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** What a user acts as: a customer, or somebody in a company. */
export class Account extends Row {
  declare userId: string
  declare user: User
  declare accountType: 'customer' | 'company'
  declare companyId: string | null
  declare name: string
  declare isDisabled: boolean
  declare canViewProfile: boolean
  declare isProfileUpdateNeeded: boolean
  /** Selected at the next sign-in. */
  declare isRemembered: boolean
  declare createdAt: Date
  declare updatedAt: Date
}

export const account = entity(Account, {
  table: 'account',
  columns: {
    userId: columns.uuid,
    accountType: columns.text,
    companyId: columns.optionalUuid,
    name: columns.text,
    isDisabled: { type: 'boolean', default: false },
    canViewProfile: { type: 'boolean', default: true },
    isProfileUpdateNeeded: { type: 'boolean', default: false },
    isRemembered: { type: 'boolean', default: false },
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: {
    user: {
      ...toOne(User, 'user_id'),
      joinColumn: { name: 'user_id', foreignKeyConstraintName: 'account_user_id_fkey' },
      nullable: false,
      onDelete: 'CASCADE',
    },
  },
})
