import type { PriceSeries } from '#schema/maintenance/priceSeries.ts'
import { createdAt, entityOf, float, int, ore, table, text, uuid, version } from '#server/kernel/table.ts'

/** What thirty years of maintenance of an estate are counted with. */
export class ForecastAssumption extends table('forecast_assumption', {
  estateId: uuid,
  priceGrowthBp: int,
  priceSource: text.optional,
  /** Whose growth is counted with in place of that. */
  priceSeries: text.as<PriceSeries>().optional,
  fundOre: ore,
  yearlySavingOre: ore,
  /** What is saved from a later year on. */
  laterSavingOre: ore.optional,
  laterFrom: int.optional,
  interestBp: int.usually(0),
  areaM2: float.called('area_m2').optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const forecastAssumption = entityOf(ForecastAssumption, { refuses: { forecast_assumption_check: 'laterFrom' } })

/** A part of what an estate costs. */
export class EstateShare extends table('share_of_estate', {
  estateId: uuid,
  name: text,
  numerator: int,
  sortOrder: int,
  createdAt,
}) {}

export const estateShare = entityOf(EstateShare)
