import { Button } from '@chakra-ui/react'
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
import { AddressFields } from '../fields/AddressFields.tsx'
import { NameFields, PhoneField } from '../fields/PersonFields.tsx'

const rules = profileDetailsInput.omit(['address']).shape(addressFields())

const valuesOf = ({ firstName, lastName, email, phone, address, language }: DetailsFragment) => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
  addressLine1: address.addressLine1 ?? '',
  postalCode: address.postalCode ?? '',
  city: address.city ?? '',
  language,
})
export type ProfileValues = ReturnType<typeof valuesOf>

interface ProfileFormProps {
  details: DetailsFragment
  onSubmit: (values: ProfileValues) => Promise<unknown>
}

export const ProfileForm = ({ details, onSubmit }: ProfileFormProps) => (
  <Form initialValues={valuesOf(details)} rules={rules} onSubmit={onSubmit}>
    <FormSection title="accounts.profile.you">
      <NameFields />
      <TextField
        name="email"
        label="accounts.person.email"
        help="accounts.profile.emailHelp"
        type="email"
        autoComplete="username"
        readOnly
      />
      <PhoneField />
    </FormSection>
    <FormSection title="accounts.profile.home">
      <AddressFields />
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
