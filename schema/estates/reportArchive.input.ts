import { object } from 'yup'
import { fileOfRecord, optionalChoice, optionalDay, optionalRecordId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { optionalWhole } from '#schema/figures.ts'
import { listInput } from '#schema/paging.ts'
import { reportOrders, reportTypes } from './documentKinds.ts'

export const reportArchiveInput = listInput({
  estateId: recordId(),
  search: optionalText(200),
  reportType: optionalChoice(reportTypes),
  year: optionalWhole(1800, 2200),
  order: optionalChoice(reportOrders),
})
export const reportDocumentInput = object({ estateId: recordId(), id: recordId() })
export const saveReportDocumentInput = object({
  estateId: recordId(),
  id: optionalRecordId(),
  version: version(),
  reportType: optionalChoice(reportTypes),
  customName: text(255),
  reportDate: optionalDay(),
  fileId: fileOfRecord(),
})
