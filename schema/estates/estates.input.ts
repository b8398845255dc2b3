import { object } from 'yup'
import { optionalText, recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const estatesInput = listInput({ search: optionalText(200) })
export const estateInput = object({ estateId: recordId() })
export const estateOwnersInput = listInput({ estateId: recordId() })
