import { object } from 'yup'
import { fileOfRecord, optionalId, optionalRecordId, recordId, text, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

const building = { estateId: recordId(), buildingId: recordId() }

export const otherDocumentsInput = listInput(building)
export const otherDocumentInput = object({ ...building, otherDocumentId: recordId() })
export const saveOtherDocumentInput = object({
  ...building,
  otherDocumentId: optionalRecordId(),
  version: version(),
  customName: text(255),
  fileId: optionalId().when('otherDocumentId', ([given], field) => (given == null ? field.required('required') : field)),
})
/** A form knows every record by its `id`. */
export const otherDocumentForm = object({ id: optionalRecordId(), version: version(), customName: text(255), fileId: fileOfRecord() })
