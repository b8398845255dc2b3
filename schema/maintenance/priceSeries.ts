/** The series of Statistics Norway that maintenance is counted with, by table; and whatever else somebody follows. */
export const priceSeries = [
  'dwellings',
  'dwellingsLabour',
  'dwellingsMaterial',
  'woodenHouses',
  'blocks',
  'plumbing',
  'consumerPrices',
  'other',
] as const
export type PriceSeries = (typeof priceSeries)[number]
/** More than a hundred years of months. */
export const mostPeriods = 1300
