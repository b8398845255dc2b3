import { object } from 'yup'
import { choice, optionalDay, optionalRecordId, optionalText, recordId, version } from '#schema/fields.ts'
import { optionalKroner } from '#schema/figures.ts'
import { conditionGrades, buildingPartCodes, asksWhy, asksCost } from './condition.words.ts'

const largestCost = 1e10

const reason = () => optionalText(4000).when('conditionGrade', ([grade], field) => (asksWhy(grade) ? field.required('required') : field))
const condition = {
  code: choice(buildingPartCodes),
  name: optionalText(100),
  conditionGrade: choice(conditionGrades),
  cause: reason(),
  consequence: reason(),
  costEstimate: optionalKroner(largestCost).when('conditionGrade', ([grade], field) =>
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
