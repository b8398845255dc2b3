import { Account } from '#server/accounts/account.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** One of the owners of an estate. All of them have the same rights. */
export class EstateOwner extends Row {
  declare estateId: string
  declare accountId: string
  declare account: Account
  declare claimStatus: 'claimed' | 'unclaimed' | 'claimedByDefault'
  declare shareNumerator: number
  declare shareDenominator: number
  declare createdAt: Date
}

export const estateOwner = entity(EstateOwner, {
  table: 'estate_owner',
  columns: {
    estateId: columns.uuid,
    accountId: columns.uuid,
    claimStatus: { type: 'text', default: 'claimed' },
    shareNumerator: { type: 'int', default: 1 },
    shareDenominator: { type: 'int', default: 1 },
    createdAt: columns.createdAt,
  },
  relations: {
    account: {
      ...toOne(Account, 'account_id'),
      joinColumn: { name: 'account_id', foreignKeyConstraintName: 'estate_owner_account_id_fkey' },
      nullable: false,
      onDelete: 'CASCADE',
    },
  },
})
