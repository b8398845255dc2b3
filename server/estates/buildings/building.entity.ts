import type { houseTypes } from '#schema/estates/estates.words.ts'
import { createdAt, entityOf, float, int, table, text, uuid, version, yesNo } from '#server/kernel/table.ts'

/** A building on an estate. Who drew it is kept with it. */
export class Building extends table('building', {
  estateId: uuid,
  name: text,
  houseType: text.as<(typeof houseTypes)[number]>().optional,
  buildingNumber: text.optional,
  builtYear: int.optional,
  grossAreaM2: float.called('gross_area_m2').optional,
  floorsCount: int.optional,
  foundation: text.optional,
  structure: text.optional,
  roofType: text.optional,
  roofCovering: text.optional,
  cladding: text.optional,
  windowsYear: int.optional,
  heating: text.optional,
  ventilation: text.optional,
  /** Whether maintenance is planned for it. */
  inPlan: yesNo.usually(false),
  architectName: text.optional,
  architectCompany: text.optional,
  architectPhone: text.optional,
  architectEmail: text.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const building = entityOf(Building)
