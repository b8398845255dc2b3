import type { Agreed } from '#schema/projects/agreed.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { literal, raw, sql } from '#server/kernel/read/sql.ts'
import { post, type Route } from '#server/kernel/rest.ts'
import { orderAnswer } from '../orders/orders.api.ts'
import { type OrderApproval, orderApproval } from './orderApproval.entity.ts'
import { approvalOfOrder, approveOrder } from './orderApproval.operations.ts'

/** How it is known who said yes, out of what was frozen. */
const frozenFact = (fact: keyof NonNullable<Agreed['yes']>, type: 'text' | 'boolean') =>
  computed<OrderApproval>(({ content }) => sql`(${content}::json -> 'yes' ->> ${literal(fact)})::${raw(type)}`)

export const graphql: GraphqlApi = {
  Mutation: { approveOrder },
  entities: [orderApproval],
  types: {
    Order: { approval: through(approvalOfOrder, { orderId: 'id' }) },
    OrderApproval: {
      approvedBy: computed<OrderApproval>(({ accountName }) => accountName),
      signedInBy: frozenFact('signedInBy', 'text'),
      isEmailProven: frozenFact('isEmailProven', 'boolean'),
      isIdentityProven: frozenFact('isIdentityProven', 'boolean'),
      contentHash: computed<OrderApproval>(({ contentHash }) => sql`encode(${contentHash}, 'hex')`),
      fileHash: computed<OrderApproval>(({ fileHash }) => sql`encode(${fileHash}, 'hex')`),
    },
  },
}

export const rest: Route[] = [
  post('/api/private/order/approval', approveOrder, {
    answer: orderAnswer,
    refuses: ['projectCompleted', 'stale', 'transition', 'expired'],
    needsVersion: true,
  }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'order_approval', section: 'estate' }] }]
