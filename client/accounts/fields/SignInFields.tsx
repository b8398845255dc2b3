import type { MessageKey } from '#client/messages/messages.ts'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { PasswordField } from '#client/ui/form/PasswordField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { PasswordRules } from '../changePassword/PasswordRules.tsx'
import { KnownAddress } from '../register/KnownAddress.tsx'

/** The address that one signs in with; `whenTaken` says what becomes of one that is registered already. */
export const EmailField = ({ whenTaken }: { whenTaken: MessageKey }) => (
  <>
    <TextField name="email" label="accounts.person.email" type="email" autoComplete="username" />
    <KnownAddress text={whenTaken} />
  </>
)

export const NewPasswordSection = () => (
  <FormSection title="accounts.register.secret">
    <PasswordField name="password" label="accounts.register.password" autoComplete="new-password" />
    <PasswordRules field="password" />
  </FormSection>
)
