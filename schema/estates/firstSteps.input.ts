import { object } from 'yup'
import { recordId } from '#schema/fields.ts'

export const putAwayFirstStepsInput = object({ estateId: recordId() })
