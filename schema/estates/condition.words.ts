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
