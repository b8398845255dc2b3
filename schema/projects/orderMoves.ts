import type { OrderStatus } from './orderTypes.ts'

/**
 * What can be done to an order beside reading and writing to each other, and by whom: `manager` leads the project, `maker`
 * made the order, `other` works on the project and is on another side than the maker, `owner` owns the estate.
 */
export const orderActions = ['edit', 'release', 'withdraw', 'reject', 'resend', 'rework', 'approve', 'delete', 'ask', 'invite'] as const
export type OrderAction = (typeof orderActions)[number]
export const orderDoers = ['manager', 'maker', 'other', 'owner'] as const
export type OrderDoer = (typeof orderDoers)[number]

export interface OrderMove {
  from: OrderStatus
  action: OrderAction
  /** Where it stays when that is where it was. */
  to: OrderStatus
  by: readonly OrderDoer[]
}

/** The one table of the way of an order. What does not stand here is never done, and nothing is done once it is approved. */
export const orderMoves: readonly OrderMove[] = [
  { from: 'open', action: 'edit', to: 'open', by: ['maker', 'manager'] },
  { from: 'open', action: 'release', to: 'readyForCustomer', by: ['manager'] },
  { from: 'open', action: 'reject', to: 'rejectedByPmOrSc', by: ['other'] },
  { from: 'open', action: 'delete', to: 'open', by: ['maker', 'manager'] },
  { from: 'open', action: 'ask', to: 'open', by: ['manager'] },
  { from: 'rejectedByPmOrSc', action: 'edit', to: 'rejectedByPmOrSc', by: ['maker'] },
  { from: 'rejectedByPmOrSc', action: 'resend', to: 'open', by: ['maker'] },
  { from: 'rejectedByPmOrSc', action: 'release', to: 'readyForCustomer', by: ['manager'] },
  { from: 'rejectedByPmOrSc', action: 'delete', to: 'rejectedByPmOrSc', by: ['maker', 'manager'] },
  { from: 'readyForCustomer', action: 'approve', to: 'approvedByCustomer', by: ['owner'] },
  { from: 'readyForCustomer', action: 'reject', to: 'rejectedByCustomer', by: ['owner'] },
  { from: 'readyForCustomer', action: 'withdraw', to: 'open', by: ['manager'] },
  { from: 'readyForCustomer', action: 'invite', to: 'readyForCustomer', by: ['manager'] },
  { from: 'rejectedByCustomer', action: 'rework', to: 'open', by: ['manager'] },
]

export const moveOf = (from: OrderStatus, action: OrderAction) => orderMoves.find((move) => move.from === from && move.action === action)
/** Of those that a status that is wished for says by itself: approving and rejecting are said by name. */
export const moveTo = (from: OrderStatus, to: OrderStatus) =>
  orderMoves.find((move) => move.from === from && move.to === to && from !== to && move.action !== 'approve' && move.action !== 'reject')
