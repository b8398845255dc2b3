import { object } from 'yup'
import { recordId } from '#schema/fields.ts'

/** An estate that was removed can be had back for so long. */
export const daysToRestore = 30

export const endOwnershipInput = object({ estateId: recordId() })
export const removeEstateInput = object({ estateId: recordId() })
export const restoreEstateInput = object({ estateId: recordId() })
