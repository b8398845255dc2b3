import { object } from 'yup'
import { recordId } from '#schema/fields.ts'

export const endOwnershipInput = object({ estateId: recordId() })
export const removeEstateInput = object({ estateId: recordId() })
export const restoreEstateInput = object({ estateId: recordId() })
