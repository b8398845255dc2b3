/** Asked for by the customer or the company, or offered by whoever would do it. */
export const orderTypes = ['request', 'quote'] as const
export type OrderType = (typeof orderTypes)[number]

export const orderStatuses = ['open', 'rejectedByPmOrSc', 'readyForCustomer', 'rejectedByCustomer', 'approvedByCustomer'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Which orders a list shows: what goes on, what is agreed, or one of the kinds. */
export const orderFilters = ['processing', 'approved', ...orderTypes] as const

/** What the price is: a consumer may be asked for more than an estimate by 15 per cent at the most. */
export const priceKinds = ['FIXED', 'MAXIMUM', 'ESTIMATE', 'HOURLY', 'INDICATION'] as const
export type PriceKind = (typeof priceKinds)[number]

export const orderDocumentKinds = [
  'working',
  'application',
  'detailed',
  'turnkey',
  'divided',
  'building',
  'heatLoss',
  'final',
  'completion',
  'other',
] as const
export type OrderDocumentKind = (typeof orderDocumentKinds)[number]

/** Who made an order: one of those who run the project, of a company that they called in, or an owner. */
export const orderSides = ['company', 'subcontractor', 'owner'] as const
export type OrderSide = (typeof orderSides)[number]
