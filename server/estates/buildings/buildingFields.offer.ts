/** What a building tells of itself, and may be changed by whoever describes it. */
export const buildingFields = [
  'name',
  'houseType',
  'buildingNumber',
  'builtYear',
  'grossAreaM2',
  'floorsCount',
  'foundation',
  'structure',
  'roofType',
  'roofCovering',
  'cladding',
  'windowsYear',
  'heating',
  'ventilation',
] as const
