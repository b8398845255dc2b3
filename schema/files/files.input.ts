import { object } from 'yup'
import { recordId } from '#schema/fields.ts'

export const uploadInput = object({ id: recordId() })
