export const houseTypes = [
  'detachedHouse',
  'semiDetached',
  'rowHouse',
  'apartment',
  'apartmentBuilding',
  'cabin',
  'garage',
  'outbuilding',
  'commercial',
  'other',
] as const

export const ownershipKinds = ['housingAssociation', 'owned', 'custom'] as const
