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
  move({ status: from, releasedAt }: Standing, action: OrderAction): OrderMove {
    const theirs = orderMoves.filter((move) => move.action === action && move.by.some((doer) => this.#doers.includes(doer)))
    if (!theirs.length) throw new AppError('authorizationFailure')
    const move = theirs.find((each) => each.from === from)
    // What follows upon the sending alone is no use before it.
    const isTooEarly = !releasedAt && theirs.every((each) => afterRelease.has(each.from))
    if (!move) throw this.refusalFrom(from, isTooEarly ? 'release' : undefined)
    return move
  }

  /** Why an order can't be moved on like that, and what whoever asks may do with it instead. */
  refusalFrom(from: OrderStatus, missing?: MissingPart) {
    const moves = orderMoves.flatMap(({ from: there, action, by }) =>
      there === from && by.some((doer) => this.#doers.includes(doer)) ? [action] : [],
    )
    return new AppError('cannotHandleTheRequest', {
      reason: 'transition',
      orderStatus: from,
      state: from,
      moves,
      ...(missing && { missing }),
    })
  }
}
