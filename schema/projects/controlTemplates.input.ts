import { array, object } from 'yup'
import { trades } from '#schema/companies/trades.ts'
import { openChoice, optionalRecordId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { controlWorks } from './projectTypes.ts'

export const mostTemplates = 200
export const mostTemplateAreas = 40
export const mostTemplatePoints = 100

const point = object({ name: text(255), helpText: optionalText(1000), wantedPicture: optionalText(255) })
const area = object({
  name: text(255),
  points: array(point).typeError('notValid').max(mostTemplatePoints, 'tooMany').required('required'),
})
const details = {
  name: text(255),
  work: openChoice(controlWorks),
  trade: openChoice(trades),
  areas: array(area).typeError('notValid').min(1, 'required').max(mostTemplateAreas, 'tooMany').required('required'),
}
const ofCompany = { companyId: optionalRecordId() }

export const controlTemplateForm = object(details)
export const controlTemplatesInput = listInput(ofCompany)
export const controlTemplateInput = object({ ...ofCompany, id: recordId() })
export const pointsOfTemplateInput = object({ ...ofCompany, templateId: recordId(), areaId: recordId() })
export const createControlTemplateInput = object({ ...ofCompany, ...details })
export const updateControlTemplateInput = object({ ...ofCompany, id: recordId(), version: version(), ...details })
export const deleteControlTemplateInput = object({ ...ofCompany, id: recordId() })
