import { Button, Grid } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { DetailsFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { addressFields } from '#schema/accounts/address.input.ts'
import { languages, profileDetailsInput } from '#schema/accounts/details.input.ts'

const rules = profileDetailsInput.omit(['address']).shape(addressFields())
const pair = { gap: '6', templateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } } as const

const valuesOf = ({ firstName, lastName, email, phone, address, language }: DetailsFragment) => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
  addressLine1: address.addressLine1 ?? '',
  postalCode: address.postalCode ?? '',
  city: address.city ?? '',
  language,
  identityNumber: '',
})
export type ProfileValues = ReturnType<typeof valuesOf>

interface ProfileFormProps {
  details: DetailsFragment
  onSubmit: (values: ProfileValues) => Promise<unknown>
}

export const ProfileForm = ({ details, onSubmit }: ProfileFormProps) => (
  <Form initialValues={valuesOf(details)} rules={rules} onSubmit={onSubmit}>
    <FormSection title="accounts.profile.you">
      <Grid {...pair}>
        <TextField name="firstName" label="accounts.profile.firstName" autoComplete="given-name" />
        <TextField name="lastName" label="accounts.profile.lastName" autoComplete="family-name" />
      </Grid>
      <TextField
        name="email"
        label="accounts.profile.email"
        help="accounts.profile.emailHelp"
        type="email"
        autoComplete="username"
        readOnly
      />
      <TextField name="phone" label="accounts.profile.phone" help="accounts.profile.phoneHelp" type="tel" autoComplete="tel" />
      {!details.hasIdentityNumber && (
        <TextField
          name="identityNumber"
          label="accounts.profile.identityNumber"
          help="accounts.profile.identityNumberHelp"
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      )}
    </FormSection>
    <FormSection title="accounts.profile.home">
      <TextField name="addressLine1" label="accounts.profile.addressLine1" autoComplete="address-line1" optional />
      <Grid gap="6" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr) minmax(0, 2fr)' }}>
        <TextField name="postalCode" label="accounts.profile.postalCode" inputMode="numeric" autoComplete="postal-code" optional />
        <TextField name="city" label="accounts.profile.city" autoComplete="address-level2" optional />
      </Grid>
    </FormSection>
    <FormSection title="accounts.profile.settings">
      <ChoiceField
        name="language"
        label="accounts.profile.language"
        help="accounts.profile.languageHelp"
        choices={languages}
        choiceLabel="app.language"
      />
    </FormSection>
    <SaveBar>
      <Button asChild>
        <Link to="/private/profile">
          <Text id="accounts.profile.cancel" />
        </Link>
      </Button>
      <SubmitButton>
        <Text id="accounts.profile.save" />
      </SubmitButton>
    </SaveBar>
  </Form>
)
