import { object } from 'yup'
import { recordId } from '#schema/fields.ts'

export const estateViewersInput = object({ estateId: recordId() })
export const deleteAccessLinkInput = object({ estateId: recordId(), linkId: recordId() })
