import type { houseTypes, ownershipKinds } from '#schema/estates/estates.input.ts'
import type { energyGrades, sewers, waterSupplies } from '#schema/estates/technicalInformation.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** A property, known to the land register by cadastre or by a share in a housing association. */
export class Estate extends Row {
  declare ownerKind: 'PRIVATE' | 'COMPANY'
  /** Whether what a company says it did awaits an owner. */
  declare confirmsSuppliers: boolean
  declare identityKind: 'cadastre' | 'share'
  declare municipalityNo: string | null
  declare gnr: number | null
  declare bnr: number | null
  declare fnr: number | null
  declare snr: number | null
  declare organizationNumber: string | null
  declare shareNumber: string | null
  declare ownershipKind: (typeof ownershipKinds)[number]
  declare houseType: (typeof houseTypes)[number] | null
  declare builtYear: number | null
  declare plotAreaM2: number | null
  declare addressLine1: string
  declare addressLine2: string | null
  declare contactName: string | null
  declare contactPhoneNumber: string | null
  declare contactEmail: string | null
  declare imageFileId: string | null
  declare image: StoredFile | null
  declare heating: string | null
  declare waterSupply: (typeof waterSupplies)[number] | null
  declare sewer: (typeof sewers)[number] | null
  declare electricity: string | null
  declare energyGrade: (typeof energyGrades)[number] | null
  declare radonMeasuredOn: string | null
  declare radonBq: number | null
  declare internet: string | null
  declare purchasePriceOre: string | null
  declare purchasedOn: string | null
  declare taxValueOre: string | null
  declare loanOre: string | null
  declare sharedDebtOre: string | null
  declare monthlySharedCostOre: string | null
  /** Made by the database; see the function `folded`. */
  declare searchText: string | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const estate = entity(Estate, {
  table: 'estate',
  columns: {
    ownerKind: { type: 'text', default: 'PRIVATE' },
    confirmsSuppliers: { type: 'boolean', default: false },
    identityKind: columns.text,
    municipalityNo: { type: 'char', length: 4, nullable: true },
    gnr: columns.optionalInt,
    bnr: columns.optionalInt,
    fnr: columns.optionalInt,
    snr: columns.optionalInt,
    organizationNumber: { type: 'char', length: 9, nullable: true },
    shareNumber: columns.optionalText,
    ownershipKind: columns.text,
    houseType: columns.optionalText,
    builtYear: columns.optionalInt,
    plotAreaM2: { name: 'plot_area_m2', type: 'float8', nullable: true },
    addressLine1: { name: 'address_line1', type: 'text' },
    addressLine2: { name: 'address_line2', type: 'text', nullable: true },
    contactName: columns.optionalText,
    contactPhoneNumber: columns.optionalText,
    contactEmail: columns.optionalText,
    imageFileId: columns.optionalUuid,
    heating: columns.optionalText,
    waterSupply: columns.optionalText,
    sewer: columns.optionalText,
    electricity: columns.optionalText,
    energyGrade: columns.optionalText,
    radonMeasuredOn: { type: 'date', nullable: true },
    radonBq: columns.optionalInt,
    internet: columns.optionalText,
    purchasePriceOre: columns.optionalOre,
    purchasedOn: { type: 'date', nullable: true },
    taxValueOre: columns.optionalOre,
    loanOre: columns.optionalOre,
    sharedDebtOre: columns.optionalOre,
    monthlySharedCostOre: columns.optionalOre,
    searchText: { type: 'text', nullable: true, insert: false, update: false, select: false },
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: { image: toOne(StoredFile, 'image_file_id') },
})
