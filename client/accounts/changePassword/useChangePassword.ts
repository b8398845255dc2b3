import { changePassword } from '#client/access/session.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { atField, isWrongPassword } from '#client/accounts/fields/wrongPassword.ts'
import { notify } from '#client/ui/notify.ts'
import type { Passwords } from './ChangePasswordForm.tsx'

export function useChangePassword() {
  return async (passwords: Passwords) => {
    try {
      await changePassword(passwords)
      notify.success('accounts.changePassword.done', { short: true })
    } catch (error) {
      if (!isWrongPassword(error)) tellFailure(error)
      throw atField(error, 'oldPassword')
    }
  }
}
