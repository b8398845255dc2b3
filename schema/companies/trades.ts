/** What companies do for a living. */
export const trades = [
  'electrician',
  'plumber',
  'murer',
  'roofer',
  'ventilation',
  'painter',
  'machineContractor',
  'concreter',
  'tinsmith',
  'carpenter',
  'tiler',
  'gardener',
  'floorer',
  'architect',
  'consultant',
  'housingAssociation',
  'condominium',
  'rateEngineer',
  'realEstateAgent',
  'other',
] as const
export type Trade = (typeof trades)[number]
