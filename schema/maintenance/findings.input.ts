import { object } from 'yup'
import { recordId } from '#schema/fields.ts'

export const taskOfFindingInput = object({ estateId: recordId(), findingId: recordId() })
