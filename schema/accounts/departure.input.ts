import { object } from 'yup'
import { secret } from '#schema/fields.ts'

export const deleteMyAccountInput = object({ password: secret(1000) })
