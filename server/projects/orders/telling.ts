import { ofAccount } from '#server/access/heldSql.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { personOf } from '#server/accounts/people/accountNames.offer.ts'
import { there } from '#server/kernel/errors.ts'
import { OrderEvent } from './orderEvent.entity.ts'

const name = ofAccount(`select ${personOf('a')} name from account a where a.id = $1`)

/** Writes down who did what with an order, and why. */
export async function tell(grant: OrderGrant, action: OrderEvent['action'], words: string | null = null) {
  const [account] = await grant.query<{ name: string }>(name)
  const { accountId } = grant.viewer
  await grant.of(OrderEvent).add({ action, words, accountId, accountName: there(account).name, side: grant.side })
}
