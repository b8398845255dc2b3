import { Text, useText } from '#client/messages/Text.tsx'
import { Page } from '#client/ui/Page.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { useChangePassword } from './useChangePassword.ts'

export function ChangePasswordPage() {
  const text = useText()
  return (
    <Page title={text('accounts.changePassword.title')} lead={<Text id="accounts.changePassword.lead" />} back="/private/estates" narrow>
      <ChangePasswordForm onSubmit={useChangePassword()} />
    </Page>
  )
}
