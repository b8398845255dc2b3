import type { houseTypes, ownershipKinds } from '#schema/estates/estates.words.ts'
import type { energyGrades, sewers, waterSupplies } from '#schema/estates/technicalInformation.words.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { char, createdAt, date, entityOf, float, int, moment, ore, table, text, uuid, version, yesNo } from '#server/kernel/table.ts'

/** A property, known to the land register by cadastre or by a share in a housing association. */
export class Estate extends table('estate', {
  ownerKind: text.as<'PRIVATE' | 'COMPANY'>().usually('PRIVATE'),
  /** Whether what a company says it did awaits an owner. */
  confirmsSuppliers: yesNo.usually(false),
  identityKind: text.as<'cadastre' | 'share'>(),
  municipalityNo: char(4).optional,
  gnr: int.optional,
  bnr: int.optional,
  fnr: int.optional,
  snr: int.optional,
  organizationNumber: char(9).optional,
  shareNumber: text.optional,
  ownershipKind: text.as<(typeof ownershipKinds)[number]>(),
  houseType: text.as<(typeof houseTypes)[number]>().optional,
  builtYear: int.optional,
  plotAreaM2: float.called('plot_area_m2').optional,
  addressLine1: text.called('address_line1'),
  addressLine2: text.called('address_line2').optional,
  contactName: text.optional,
  contactPhoneNumber: text.optional,
  contactEmail: text.optional,
  imageFileId: uuid.optional,
  heating: text.optional,
  waterSupply: text.as<(typeof waterSupplies)[number]>().optional,
  sewer: text.as<(typeof sewers)[number]>().optional,
  electricity: text.optional,
  energyGrade: text.as<(typeof energyGrades)[number]>().optional,
  radonMeasuredOn: date.optional,
  radonBq: int.optional,
  internet: text.optional,
  mainStopcock: text.optional,
  fuseBox: text.optional,
  waterMeter: text.optional,
  electricityMeter: text.optional,
  purchasePriceOre: ore.optional,
  purchasedOn: date.optional,
  taxValueOre: ore.optional,
  loanOre: ore.optional,
  sharedDebtOre: ore.optional,
  monthlySharedCostOre: ore.optional,
  /** Since then nobody is shown any more what a new estate begins with. */
  firstStepsPutAwayAt: moment.optional,
  /** See the function `folded`. */
  searchText: text.optional.kept.unread,
  /** Since then it is nobody's, and its place in the land register is free. */
  removedAt: moment.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare image: StoredFile | null
}

/** It is the register's unit that exists already, whoever owns it here. */
const isRegistered = { code: 'registrationEntityAlreadyExists' } as const

export const estate = entityOf(Estate, {
  relations: { image: toOne(StoredFile, 'image_file_id') },
  refuses: { estate_check: 'identityKind', estate_cadastre: isRegistered, estate_share: isRegistered },
})
