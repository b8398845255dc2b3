import { object } from 'yup'
import { email, secret } from '#schema/fields.ts'

export const emailTokenInput = object({ token: secret(255) })
export const changeEmailInput = object({ email: email(), password: secret(1000) })
