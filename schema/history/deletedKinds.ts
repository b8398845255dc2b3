/** What can be had back after it was deleted. */
export const deletedKinds = [
  'report',
  'insurance',
  'otherDocument',
  'privateDocument',
  'value',
  'moistureSensor',
  'planDocument',
  'planTask',
  'planSupplier',
  'planScenario',
  'building',
  'buildingPart',
  'drawing',
  'controlPoint',
  'controlPointFile',
  'renovation',
  'renovationDocument',
  'renovationPicture',
  'projectDocument',
  'controlTemplate',
] as const
export type DeletedKind = (typeof deletedKinds)[number]

/** So many days it lies among what was deleted, and so many are left as soon as that is told in red. */
export const daysDeletedIsKept = 30
export const daysNearlyOver = 3
