import { shownData } from '#client/access/pagesOf.ts'
import { useSend } from '#client/data/useSend.ts'
import { InviteCustomerDocument, useOrderCustomerQuery, WithdrawOwnerInvitationDocument } from '#client/generated/graphql.ts'
import type { Order } from '../order/useOrder.ts'

interface Customer {
  firstName: string
  lastName: string
  email: string
}

export function useInviteCustomer({ id: orderId, projectId }: Order) {
  const send = useSend()
  const query = useOrderCustomerQuery({ variables: { projectId }, context: { tell: false } })
  return {
    /** As the project names them. */
    customer: shownData(query)?.project?.customer?.name ?? '',
    invite: (customer: Customer) =>
      send({ mutation: InviteCustomerDocument, variables: { input: { orderId, ...customer, email: customer.email.trim() } } }),
  }
}

/** Whoever was asked can answer no more. */
export function useWithdrawInvitation() {
  const send = useSend()
  return (invitationId: string) =>
    send({ mutation: WithdrawOwnerInvitationDocument, variables: { invitationId } }, ['Order.customerInvitedBy', 'Order.invitedCustomer'])
}
