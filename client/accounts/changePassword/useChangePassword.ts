import { Failure } from '#client/access/failure.ts'
import { changePassword } from '#client/access/session.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { notify } from '#client/ui/notify.ts'
import type { Passwords } from './ChangePasswordForm.tsx'

export function useChangePassword() {
  return async (passwords: Passwords) => {
    try {
      await changePassword(passwords)
      notify.success('accounts.changePassword.done', { short: true })
    } catch (error) {
      // The one refusal that is about a field, and says so by its code alone.
      if (error instanceof Failure && error.code === 'badCurrentPassword') {
        throw new Failure(error.status, { code: error.code, details: { fields: { oldPassword: error.code } } })
      }
      tellFailure(error)
      throw error
    }
  }
}
