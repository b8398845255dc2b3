import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { post, type Route } from '#server/kernel/rest.ts'
import type { Order } from '../orders/order.entity.ts'
import { orderAnswer } from '../orders/orders.api.ts'
import { customerInvitedBy, customerIsMissing } from './missing.ts'
import { inviteCustomer } from './orderCustomer.operations.ts'

export const graphql: GraphqlApi = {
  Mutation: { inviteCustomer },
  types: {
    Order: {
      customerIsMissing: computed<Order>(customerIsMissing),
      customerInvitedBy: computed<Order>(customerInvitedBy),
    },
  },
}

export const rest: Route[] = [
  post('/api/private/order/invitation', inviteCustomer, {
    answer: orderAnswer,
    refuses: ['projectCompleted', 'transition', 'entityAlreadyExists', 'declined', 'dailyLimit', 'tooMany'],
  }),
]
