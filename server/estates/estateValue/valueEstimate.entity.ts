import { columns, entity, Row } from '#server/kernel/entity.ts'

/** What an estate was thought to be worth on a day. */
export class ValueEstimate extends Row {
  declare estateId: string
  declare valuedOn: string
  declare amountOre: string
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const valueEstimate = entity(ValueEstimate, {
  table: 'estate_value_estimate',
  columns: {
    estateId: columns.uuid,
    valuedOn: { type: 'date' },
    amountOre: { type: 'bigint' },
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
