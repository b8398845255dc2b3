import { optionalRecordId, recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const historyInput = listInput({ estateId: recordId(), recordId: optionalRecordId() })
