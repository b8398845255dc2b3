import { object } from 'yup'
import { secret } from '#schema/fields.ts'
import { newPassword } from './password.ts'

export const passwordTokenInput = object({ token: secret(255) })
export const createPasswordInput = object({ token: secret(255), password: newPassword() })
