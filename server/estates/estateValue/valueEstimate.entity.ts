import { createdAt, date, entityOf, ore, table, uuid, version } from '#server/kernel/table.ts'

/** What an estate was thought to be worth on a day. */
export class ValueEstimate extends table('estate_value_estimate', {
  estateId: uuid,
  valuedOn: date,
  amountOre: ore,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const valueEstimate = entityOf(ValueEstimate)
