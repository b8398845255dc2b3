import type { houseTypes } from '#schema/estates/estates.input.ts'
import { columns, entity, Row } from '#server/kernel/entity.ts'

/** A building on an estate. Who drew it is kept with it. */
export class Building extends Row {
  declare estateId: string
  declare name: string
  declare houseType: (typeof houseTypes)[number] | null
  declare buildingNumber: string | null
  declare builtYear: number | null
  declare grossAreaM2: number | null
  declare floorsCount: number | null
  declare foundation: string | null
  declare structure: string | null
  declare roofType: string | null
  declare roofCovering: string | null
  declare cladding: string | null
  declare windowsYear: number | null
  declare heating: string | null
  declare ventilation: string | null
  /** Whether maintenance is planned for it. */
  declare inPlan: boolean
  declare architectName: string | null
  declare architectCompany: string | null
  declare architectPhone: string | null
  declare architectEmail: string | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const building = entity(Building, {
  table: 'building',
  columns: {
    estateId: columns.uuid,
    name: columns.text,
    houseType: columns.optionalText,
    buildingNumber: columns.optionalText,
    builtYear: columns.optionalInt,
    grossAreaM2: { name: 'gross_area_m2', type: 'float8', nullable: true },
    floorsCount: columns.optionalInt,
    foundation: columns.optionalText,
    structure: columns.optionalText,
    roofType: columns.optionalText,
    roofCovering: columns.optionalText,
    cladding: columns.optionalText,
    windowsYear: columns.optionalInt,
    heating: columns.optionalText,
    ventilation: columns.optionalText,
    inPlan: { type: 'boolean', default: false },
    architectName: columns.optionalText,
    architectCompany: columns.optionalText,
    architectPhone: columns.optionalText,
    architectEmail: columns.optionalText,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
