import { object } from 'yup'
import { fileOfRecord, optionalRecordId, recordId, text, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const privateFolderInput = listInput({ estateId: recordId() })
export const privateDocumentInput = object({ estateId: recordId(), id: recordId() })
export const savePrivateDocumentInput = object({
  estateId: recordId(),
  id: optionalRecordId(),
  version: version(),
  customName: text(255),
  fileId: fileOfRecord(),
})
