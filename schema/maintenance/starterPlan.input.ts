import { array, object } from 'yup'
import { choice, recordId } from '#schema/fields.ts'
import { houseFeatures } from './starterPlan.ts'

export const starterPlanInput = object({
  estateId: recordId(),
  features: array().of(choice(houseFeatures)).typeError('notValid').max(houseFeatures.length, 'tooMany').nullable(),
})
