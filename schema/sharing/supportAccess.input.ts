import { object } from 'yup'
import { recordId, text } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const supportEstatesInput = object({ searchValue: text(200).min(3, 'tooShort') })
export const supportAccessesInput = listInput({ estateId: recordId() })
export const openSupportAccessInput = object({ estateId: recordId(), reason: text(500).min(10, 'tooShort') })
export const closeSupportAccessInput = object({ id: recordId() })
export const endSupportAccessInput = object({ estateId: recordId(), id: recordId() })
