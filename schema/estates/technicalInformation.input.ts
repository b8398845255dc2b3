import { object } from 'yup'
import { openChoice, optionalDay, optionalText, recordId, version } from '#schema/fields.ts'
import { optionalWhole } from '#schema/figures.ts'

export const waterSupplies = ['municipal', 'shared', 'own'] as const
export const sewers = ['municipal', 'shared', 'septicTank', 'treatmentPlant', 'none'] as const
export const energyGrades = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

const facts = {
  heating: optionalText(255),
  waterSupply: openChoice(waterSupplies),
  sewer: openChoice(sewers),
  electricity: optionalText(255),
  energyGrade: openChoice(energyGrades),
  radonMeasuredOn: optionalDay(),
  radonBq: optionalWhole(0, 1_000_000),
  internet: optionalText(255),
}

export const technicalInformationInput = object({ estateId: recordId() })
export const technicalInformationForm = object(facts)
export const saveTechnicalInformationInput = object({ estateId: recordId(), version: version(), ...facts })
