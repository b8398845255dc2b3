import { object } from 'yup'
import { buildingPartForm } from '#schema/estates/condition.input.ts'
import { openChoice, optionalId, optionalRecordId, optionalText, recordId, version } from '#schema/fields.ts'
import { optionalFigure, optionalWhole } from '#schema/figures.ts'
import { consequenceGrades } from './risk.ts'

export const areaUnits = ['piece', 'm', 'm2', 'm3'] as const
export type AreaUnit = (typeof areaUnits)[number]

export const areaForm = buildingPartForm.shape({
  description: optionalText(4000),
  consequenceGrade: openChoice(consequenceGrades),
  remainingLifeYears: optionalWhole(0, 200),
  quantity: optionalFigure(1e9),
  unit: openChoice(areaUnits),
})

export const maintenanceAreaInput = object({ estateId: recordId(), areaId: recordId() })
export const saveMaintenanceAreaInput = areaForm.shape({
  estateId: recordId(),
  areaId: optionalRecordId(),
  version: version(),
  buildingId: optionalId().when('areaId', ([areaId], field) => (areaId == null ? field.required('required') : field)),
})
