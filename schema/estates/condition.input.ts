import { object } from 'yup'
import { choice, optionalDay, optionalRecordId, optionalText, recordId, version } from '#schema/fields.ts'
import { optionalFigure } from '#schema/figures.ts'

export const conditionGrades = ['TG0', 'TG1', 'TG2', 'TG3', 'TGIU'] as const
export type ConditionGrade = (typeof conditionGrades)[number]

/** The parts of a building by their two-digit numbers. */
export const buildingPartCodes = [
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '31',
  '32',
  '33',
  '36',
  '40',
  '41',
  '43',
  '45',
  '54',
  '62',
  '73',
  '77',
] as const
export type BuildingPartCode = (typeof buildingPartCodes)[number]

/** Whoever says that something is wrong says why and what comes of it, and of the gravest what it costs. */
export const asksWhy = (grade: unknown) => grade === 'TG2' || grade === 'TG3'
export const asksCost = (grade: unknown) => grade === 'TG3'
const largestCost = 1e10

const reason = () => optionalText(4000).when('conditionGrade', ([grade], field) => (asksWhy(grade) ? field.required('required') : field))
const condition = {
  code: choice(buildingPartCodes),
  name: optionalText(100),
  conditionGrade: choice(conditionGrades),
  cause: reason(),
  consequence: reason(),
  costEstimate: optionalFigure(largestCost).when('conditionGrade', ([grade], field) =>
    asksCost(grade) ? field.required('required') : field,
  ),
  inspectedOn: optionalDay(),
}

export const buildingPartsInput = object({ estateId: recordId(), buildingId: recordId() })
export const buildingPartForm = object(condition)
export const buildingPartInput = object({ estateId: recordId(), buildingId: recordId(), id: recordId() })
export const saveBuildingPartInput = object({
  estateId: recordId(),
  buildingId: recordId(),
  id: optionalRecordId(),
  version: version(),
  ...condition,
})
