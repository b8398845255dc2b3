import { object } from 'yup'
import { fileOfRecord, optionalRecordId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

const place = { estateId: recordId(), areaId: optionalRecordId() }

export const planDocumentsInput = listInput({ estateId: recordId() })
export const savePlanDocumentInput = object({
  ...place,
  id: optionalRecordId(),
  version: version(),
  customName: text(255),
  fileId: fileOfRecord(),
})
/** Without a subject it has the file's name. */
export const uploadPlanDocumentInput = object({ ...place, customName: optionalText(255) })
export const renamePlanDocumentInput = object({ ...place, fileId: recordId(), customName: text(255) })
export const planDocumentInput = object({ ...place, fileId: recordId() })
