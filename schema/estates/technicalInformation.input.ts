import { object } from 'yup'
import { openChoice, optionalDay, optionalText, recordId, version } from '#schema/fields.ts'
import { optionalWhole } from '#schema/figures.ts'
import { waterSupplies, sewers, energyGrades } from './technicalInformation.words.ts'

const facts = {
  heating: optionalText(255),
  waterSupply: openChoice(waterSupplies),
  sewer: openChoice(sewers),
  electricity: optionalText(255),
  energyGrade: openChoice(energyGrades),
  radonMeasuredOn: optionalDay(),
  radonBq: optionalWhole(0, 1_000_000),
  internet: optionalText(255),
  mainStopcock: optionalText(255),
  fuseBox: optionalText(255),
  waterMeter: optionalText(255),
  electricityMeter: optionalText(255),
}

export const technicalInformationInput = object({ estateId: recordId() })
export const technicalInformationForm = object(facts)
export const saveTechnicalInformationInput = object({ estateId: recordId(), version: version(), ...facts })
