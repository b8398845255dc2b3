import { object } from 'yup'
import { fileOfRecord, optionalChoice, optionalDay, optionalRecordId, recordId, text, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const reportTypes = ['otherReport', 'valueRate', 'damageReport', 'conditionReport'] as const

export const reportArchiveInput = listInput({ estateId: recordId() })
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
