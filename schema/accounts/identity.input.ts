import { object } from 'yup'
import { flag, plainEmail, recordId, secret, text } from '#schema/fields.ts'
import { newPassword } from './password.ts'

export const nothing = object({})
/** No rules on what a password looks like here: old ones must keep working. */
export const loginInput = object({ email: text(254).transform(plainEmail), password: secret(1000) })
export const accountInput = object({ accountId: recordId() })
export const changePasswordInput = object({
  oldPassword: secret(1000),
  newPassword: newPassword(),
  signOutElsewhere: flag(),
})
