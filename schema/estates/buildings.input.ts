import { object } from 'yup'
import { openChoice, optionalRecordId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { optionalFigure, optionalWhole } from '#schema/figures.ts'
import { listInput } from '#schema/paging.ts'
import { houseTypes } from './estates.words.ts'

const optionalYear = () => optionalWhole(1000, 2200)

const described = {
  name: text(100),
  houseType: openChoice(houseTypes),
  buildingNumber: optionalText(9).matches(/^\d+$/, { message: 'notValid', excludeEmptyString: true }),
  builtYear: optionalYear(),
  grossAreaM2: optionalFigure(1e7),
  floorsCount: optionalWhole(0, 200),
  foundation: optionalText(255),
  structure: optionalText(255),
  roofType: optionalText(255),
  roofCovering: optionalText(255),
  cladding: optionalText(255),
  windowsYear: optionalYear(),
  heating: optionalText(255),
  ventilation: optionalText(255),
}

export const buildingsInput = listInput({ estateId: recordId(), controlPointId: optionalRecordId() })
export const buildingInput = object({ estateId: recordId(), buildingId: recordId() })
export const buildingForm = object(described)
export const createBuildingInput = object({ estateId: recordId(), buildingId: optionalRecordId(), ...described })
export const updateBuildingInput = object({ estateId: recordId(), buildingId: recordId(), version: version(), ...described })
