import { columns, entity, Row } from '#server/kernel/entity.ts'

/** What is said of an estate's outside. It has the estate's id. */
export class EstateExterior extends Row {
  declare estateId: string
  declare cladding: string | null
  declare roof: string | null
  declare foundation: string | null
  declare description: string | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const estateExterior = entity(EstateExterior, {
  table: 'estate_exterior',
  columns: {
    estateId: columns.uuid,
    cladding: columns.optionalText,
    roof: columns.optionalText,
    foundation: columns.optionalText,
    description: columns.optionalText,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
