import type { BuildingFactsFragment } from '#client/generated/graphql.ts'
import { buildingForm } from '#schema/estates/buildings.input.ts'

export const buildingRules = buildingForm

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
/** What stands in the form: everything as it is typed. */
export type BuildingValues = Record<(typeof buildingFields)[number], string> & { version: number }

const typed = (value: string | number | null | undefined) => (typeof value === 'number' ? String(value).replace('.', ',') : (value ?? ''))

export type Facts = Pick<BuildingFactsFragment, (typeof buildingFields)[number]> & { version: number }

export const valuesOf = (building?: Facts) =>
  ({
    ...Object.fromEntries(buildingFields.map((field) => [field, typed(building?.[field])])),
    version: building?.version ?? 0,
  }) as BuildingValues

/** What the rules make of it: numbers as numbers, nothing for what is empty. */
export const inputOf = (values: Omit<BuildingValues, 'version'>) => buildingRules.cast(values, { stripUnknown: true })
export type BuildingInput = ReturnType<typeof inputOf>
