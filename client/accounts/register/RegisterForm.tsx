import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { addressFields } from '#schema/accounts/address.input.ts'
import { newPassword } from '#schema/accounts/password.ts'
import { registerCustomerInput } from '#schema/accounts/registration.input.ts'
import { AddressFields } from '../fields/AddressFields.tsx'
import { NameFields, PhoneField } from '../fields/PersonFields.tsx'
import { EmailField, NewPasswordSection } from '../fields/SignInFields.tsx'
import { TermsField } from '../fields/TermsField.tsx'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  addressLine1: '',
  postalCode: '',
  city: '',
  password: '',
  acceptTerms: false,
}
export type Registration = typeof empty

const rules = registerCustomerInput.omit(['address']).shape({ ...addressFields(), password: newPassword() })

export const RegisterForm = ({ onSubmit }: { onSubmit: (registration: Registration) => Promise<unknown> }) => (
  <Form initialValues={empty} rules={rules} onSubmit={onSubmit} afterwards="clear">
    <FormSection title="accounts.register.you">
      <NameFields />
      <EmailField whenTaken="accounts.register.knownText" />
      <PhoneField />
    </FormSection>
    <FormSection title="accounts.register.home">
      <AddressFields />
    </FormSection>
    <NewPasswordSection />
    <TermsField />
    <SubmitButton minHeight="48px">
      <Text id="accounts.register.submit" />
    </SubmitButton>
  </Form>
)
