import { object } from 'yup'
import { choice, optionalDay, optionalId, optionalRecordId, recordId, text, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const reportTypes = ['otherReport', 'valueRate', 'damageReport', 'conditionReport'] as const

export const reportArchiveInput = listInput({ estateId: recordId() })
export const reportDocumentInput = object({ estateId: recordId(), id: recordId() })
export const saveReportDocumentInput = object({
  estateId: recordId(),
  id: optionalRecordId(),
  version: version(),
  reportType: choice(reportTypes),
  customName: text(255),
  reportDate: optionalDay(),
  fileId: optionalId().when('version', { is: (version: unknown) => version == null, then: (field) => field.required('required') }),
})
