import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { CheckboxField } from '#client/ui/form/CheckboxField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { PasswordField } from '#client/ui/form/PasswordField.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { changePasswordInput } from '#schema/accounts/identity.input.ts'
import { PasswordRules } from './PasswordRules.tsx'

export interface Passwords {
  oldPassword: string
  newPassword: string
  signOutElsewhere: boolean
}

const empty: Passwords = { oldPassword: '', newPassword: '', signOutElsewhere: true }
const oldFaults = { required: 'accounts.changePassword.writeOld' } as const
const newFaults = { required: 'accounts.changePassword.writeNew' } as const

export const ChangePasswordForm = ({ onSubmit }: { onSubmit: (passwords: Passwords) => Promise<unknown> }) => (
  <Form initialValues={empty} rules={changePasswordInput} onSubmit={onSubmit} afterwards="clear">
    <PasswordField name="oldPassword" label="accounts.changePassword.oldPassword" autoComplete="current-password" faults={oldFaults} />
    <PasswordField name="newPassword" label="accounts.changePassword.newPassword" autoComplete="new-password" faults={newFaults} />
    <PasswordRules field="newPassword" />
    <CheckboxField name="signOutElsewhere" label="accounts.changePassword.elsewhere">
      <Text id="accounts.changePassword.elsewhere" />
    </CheckboxField>
    <chakra.div>
      <SubmitButton>
        <Text id="accounts.changePassword.submit" />
      </SubmitButton>
    </chakra.div>
  </Form>
)
