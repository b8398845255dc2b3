import type { MissingPart } from '#schema/errors.ts'
import { type OrderAction, type OrderDoer, type OrderMove, orderMoves } from '#schema/projects/orderMoves.ts'
import type { OrderSide, OrderStatus } from '#schema/projects/orderTypes.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Order } from '#server/projects/orders/order.entity.ts'
import type { Adoption } from './heldFiles.ts'
import { orderSection, ProjectGrant, type ProjectRow, type WithinProject } from './projectGrant.ts'

export interface OfOrder extends Pick<WithinProject, 'projectId' | 'estateId' | 'companyId' | 'standing'> {
  orderId: string
  closedAt: Date | null
  side: OrderSide
  doers: readonly OrderDoer[]
  seesPrices: boolean
  isAsSent: boolean
}
/** Where an order stands, and since when the customer has known of it. */
type Standing = Pick<Order, 'status' | 'releasedAt'>
const afterRelease: ReadonlySet<OrderStatus> = new Set(['readyForCustomer', 'rejectedByCustomer', 'approvedByCustomer'])
export type RowOfOrder = ProjectRow & { orderId: string }

/** May work with one order of a project. Only a permission makes one. */
export class OrderGrant extends ProjectGrant {
  readonly orderId: string
  /** Where whoever asks stands. */
  readonly side: OrderSide
  readonly #doers: readonly OrderDoer[]
  constructor({ orderId, side, doers, ...within }: WithinProject & Pick<OfOrder, 'orderId' | 'side' | 'doers'>) {
    super(within)
    this.orderId = orderId
    this.side = side
    this.#doers = doers
  }

  get order() {
    return this.rows(Order)
  }
  of<T extends RowOfOrder>(entity: EntityClass<T>) {
    return this.rows(entity, { orderId: this.orderId })
  }

  /** Takes over uploads of one's own, for those who see the order. */
  adoptForOrder(fileIds: readonly string[], adoption: Adoption) {
    return this.adopt(fileIds, { ...adoption, section: orderSection })
  }

  /** Where that leads from there; refused to whom it is never theirs to do, and where it leads nowhere any more. */
  move(order: Standing, action: OrderAction): OrderMove {
    const move = theirs(this.#doers, action).find((each) => each.from === order.status)
    if (!move) throw refusalOfMove(this.#doers, order, action)
    return move
  }

  /** Why an order can't be moved on like that, and what whoever asks may do with it instead. */
  refusalFrom(from: OrderStatus, missing?: MissingPart) {
    return stuck(this.#doers, from, missing)
  }
}

const theirs = (doers: readonly OrderDoer[], action: OrderAction) =>
  orderMoves.filter((move) => move.action === action && move.by.some((doer) => doers.includes(doer)))

/** Why that can't be done with an order by somebody who is that to it. */
export function refusalOfMove(
  doers: readonly OrderDoer[],
  { status, releasedAt }: { status: OrderStatus; releasedAt: unknown },
  action: OrderAction,
) {
  const moves = theirs(doers, action)
  if (!moves.length) return new AppError('authorizationFailure')
  // What follows upon the sending alone is no use before it.
  const isTooEarly = !releasedAt && moves.every((each) => afterRelease.has(each.from))
  return stuck(doers, status, isTooEarly ? 'release' : undefined)
}

function stuck(doers: readonly OrderDoer[], from: OrderStatus, missing?: MissingPart) {
  const moves = orderMoves.flatMap(({ from: there, action, by }) =>
    there === from && by.some((doer) => doers.includes(doer)) ? [action] : [],
  )
  const details = { reason: 'transition', orderStatus: from, state: from, moves, ...(missing && { missing }) } as const
  return new AppError('cannotHandleTheRequest', details)
}
