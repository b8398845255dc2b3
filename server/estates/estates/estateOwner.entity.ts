import { Account } from '#server/accounts/account.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, int, table, text, uuid } from '#server/kernel/table.ts'

/** One of the owners of an estate. All of them have the same rights. */
export class EstateOwner extends table('estate_owner', {
  estateId: uuid,
  accountId: uuid,
  claimStatus: text.as<'claimed' | 'unclaimed' | 'claimedByDefault'>().usually('claimed'),
  shareNumerator: int.usually(1),
  shareDenominator: int.usually(1),
  createdAt,
}) {
  declare account: Account
}

export const estateOwner = entityOf(EstateOwner, {
  refuses: { estate_owner_check: 'shareNumerator' },
  relations: {
    account: {
      ...toOne(Account, 'account_id'),
      joinColumn: { name: 'account_id', foreignKeyConstraintName: 'estate_owner_account_id_fkey' },
      nullable: false,
      onDelete: 'CASCADE',
    },
  },
})
