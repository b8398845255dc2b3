import type { PriceSeries } from '#schema/maintenance/priceSeries.ts'
import { date, entityOf, float, table, text, uuid } from '#server/kernel/table.ts'

/** What an index of prices stood at in a month. */
export class PriceIndex extends table('price_index', {
  estateId: uuid,
  series: text.as<PriceSeries>(),
  /** The first day of the month. */
  period: date,
  value: float,
}) {}

export const priceIndex = entityOf(PriceIndex)
