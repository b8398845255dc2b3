import type { Trade } from '#schema/companies/trades.ts'
import type { RenovationKind } from '#schema/estates/renovations.input.ts'
import { columns, entity, Row } from '#server/kernel/entity.ts'

/** Work done on an estate. */
export class Renovation extends Row {
  declare estateId: string
  declare kind: RenovationKind
  declare title: string
  declare year: number
  declare trades: Trade[]
  declare companies: string[]
  declare description: string | null
  declare costOre: string | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const renovation = entity(Renovation, {
  table: 'renovation',
  columns: {
    estateId: columns.uuid,
    kind: columns.text,
    title: columns.text,
    year: columns.int,
    trades: { type: 'text', array: true, default: [] },
    companies: { type: 'text', array: true, default: [] },
    description: columns.optionalText,
    costOre: { type: 'bigint', nullable: true },
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
