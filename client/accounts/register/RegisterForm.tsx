import { Grid } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { CheckboxField } from '#client/ui/form/CheckboxField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { PasswordField } from '#client/ui/form/PasswordField.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { site } from '#client/ui/site.ts'
import { OutsideLink } from '#client/ui/TextLink.tsx'
import { addressFields } from '#schema/accounts/address.input.ts'
import { newPassword } from '#schema/accounts/password.ts'
import { registerCustomerInput } from '#schema/accounts/registration.input.ts'
import { PasswordRules } from '../changePassword/PasswordRules.tsx'
import { KnownAddress } from './KnownAddress.tsx'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  addressLine1: '',
  postalCode: '',
  city: '',
  password: '',
  identityNumber: '',
  acceptTerms: false,
}
export type Registration = typeof empty

const rules = registerCustomerInput.omit(['address']).shape({ ...addressFields(), password: newPassword() })
const terms = { required: 'accounts.register.acceptTerms' } as const
const pair = { gap: '6', templateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } } as const

export const RegisterForm = ({ onSubmit }: { onSubmit: (registration: Registration) => Promise<unknown> }) => (
  <Form initialValues={empty} rules={rules} onSubmit={onSubmit} afterwards="clear">
    <FormSection title="accounts.register.you">
      <Grid {...pair}>
        <TextField name="firstName" label="accounts.register.firstName" autoComplete="given-name" />
        <TextField name="lastName" label="accounts.register.lastName" autoComplete="family-name" />
      </Grid>
      <TextField name="email" label="accounts.register.email" type="email" autoComplete="username" />
      <KnownAddress />
      <TextField name="phone" label="accounts.register.phone" help="accounts.register.phoneHelp" type="tel" autoComplete="tel" />
      <TextField
        name="identityNumber"
        label="accounts.register.identityNumber"
        help="accounts.register.identityNumberHelp"
        inputMode="numeric"
        autoComplete="off"
        optional
      />
    </FormSection>
    <FormSection title="accounts.register.home">
      <TextField name="addressLine1" label="accounts.register.addressLine1" autoComplete="address-line1" optional />
      <Grid gap="6" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr) minmax(0, 2fr)' }}>
        <TextField name="postalCode" label="accounts.register.postalCode" inputMode="numeric" autoComplete="postal-code" optional />
        <TextField name="city" label="accounts.register.city" autoComplete="address-level2" optional />
      </Grid>
    </FormSection>
    <FormSection title="accounts.register.secret">
      <PasswordField name="password" label="accounts.register.password" autoComplete="new-password" />
      <PasswordRules field="password" />
    </FormSection>
    <CheckboxField name="acceptTerms" label="accounts.register.acceptTerms" faults={terms}>
      <Text
        id="accounts.register.terms"
        values={{ terms: link(site.terms, 'accounts.register.termsLink'), privacy: link(site.privacy, 'accounts.register.privacyLink') }}
      />
    </CheckboxField>
    <SubmitButton minHeight="48px">
      <Text id="accounts.register.submit" />
    </SubmitButton>
  </Form>
)

const link = (href: string, words: 'accounts.register.termsLink' | 'accounts.register.privacyLink') => (
  <OutsideLink href={href} target="_blank" rel="noreferrer">
    <Text id={words} />
  </OutsideLink>
)
