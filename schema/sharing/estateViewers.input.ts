import { object } from 'yup'
import { recordId } from '#schema/fields.ts'

export const estateViewersInput = object({ estateId: recordId() })
