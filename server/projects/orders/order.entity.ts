import type { Trade } from '#schema/companies/trades.ts'
import type { OrderSide, OrderStatus, OrderType, PriceKind } from '#schema/projects/orderTypes.ts'
import { createdAt, date, entityOf, int, moment, ore, table, text, uuid, version } from '#server/kernel/table.ts'

/** What a customer asks to have done in a project, or is offered. */
export class Order extends table('project_order', {
  estateId: uuid,
  projectId: uuid,
  /** As its project says. */
  runByCompanyId: uuid.optional.kept.unread,
  number: int,
  type: text.as<OrderType>(),
  status: text.as<OrderStatus>().usually('open'),
  title: text,
  description: text.optional,
  trade: text.as<Trade>().optional,
  subcontractorId: uuid.optional,
  /** Without one it is for the estate as a whole. */
  buildingId: uuid.optional,
  dueDate: date.optional,
  validUntil: date.optional,
  /** What it grew out of. */
  deviationId: uuid.optional,
  taskId: uuid.optional,
  priceKind: text.as<PriceKind>().usually('FIXED'),
  whyOutside: text.optional,
  askedOn: date.optional,
  daysAdded: int.optional,
  side: text.as<OrderSide>(),
  madeByAccountId: uuid.optional,
  madeByCompanyId: uuid.optional,
  madeByName: text,
  netOre: ore.usually(0),
  vatOre: ore.usually(0),
  movedAt: createdAt,
  movedByAccountId: uuid.optional,
  releasedAt: moment.optional,
  /** Since when it is for whoever is to do it. */
  givenAt: createdAt,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const order = entityOf(Order, {
  refuses: { project_order_check: 'deviationId', project_order_estate_id_building_id_fkey: 'buildingId' },
})
