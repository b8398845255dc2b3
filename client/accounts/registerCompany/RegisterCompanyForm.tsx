import { useFormikContext } from 'formik'
import { type FoundCompany, lookUpCompanies } from '#client/access/lookups.ts'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { LookupField } from '#client/ui/form/LookupField.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { addressFields } from '#schema/accounts/address.input.ts'
import { companyAdmin, registerCompanyInput } from '#schema/accounts/companyRegistration.input.ts'
import { newPassword } from '#schema/accounts/password.ts'
import { acceptedTerms } from '#schema/accounts/registration.input.ts'
import { type Trade, trades } from '#schema/companies/trades.ts'
import { AddressFields } from '../fields/AddressFields.tsx'
import { NameFields, PhoneField } from '../fields/PersonFields.tsx'
import { EmailField, NewPasswordSection } from '../fields/SignInFields.tsx'
import { TermsField } from '../fields/TermsField.tsx'

const empty = {
  name: '',
  organizationNumber: '',
  trade: '' as Trade | '',
  addressLine1: '',
  postalCode: '',
  city: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  acceptTerms: false,
}
export type CompanyRegistration = typeof empty

const rules = registerCompanyInput
  .omit(['address', 'admin'])
  .shape({ ...addressFields(), ...companyAdmin, password: newPassword(), acceptTerms: acceptedTerms() })

export const RegisterCompanyForm = ({ onSubmit }: { onSubmit: (registration: CompanyRegistration) => Promise<unknown> }) => (
  <Form initialValues={empty} rules={rules} onSubmit={onSubmit} afterwards="clear">
    <FormSection title="accounts.registerCompany.company">
      <CompanyFields />
      <ChoiceField name="trade" label="accounts.registerCompany.trade" choices={trades} choiceLabel="trades" optional />
      <AddressFields />
    </FormSection>
    <FormSection title="accounts.registerCompany.you">
      <NameFields />
      <EmailField whenTaken="accounts.registerCompany.knownText" />
      <PhoneField />
    </FormSection>
    <NewPasswordSection />
    <TermsField />
    <SubmitButton minHeight="48px">
      <Text id="accounts.registerCompany.submit" />
    </SubmitButton>
  </Form>
)

/** A company that is chosen brings its number and its address along. */
function CompanyFields() {
  const { setValues } = useFormikContext<CompanyRegistration>()
  const fill = ({ name, organizationNumber, addressLine1, postalCode, city }: FoundCompany) =>
    void setValues((values) => ({
      ...values,
      name,
      organizationNumber: grouped(organizationNumber),
      addressLine1: addressLine1 ?? '',
      postalCode: postalCode ?? '',
      city: city ?? '',
    }))
  return (
    <>
      <LookupField
        name="name"
        label="accounts.registerCompany.name"
        help="accounts.registerCompany.nameHelp"
        lookUp={lookUpCompanies}
        isEnough={isEnough}
        written={({ name }) => name}
        onChoose={fill}
        noData="common.noCompanyFound"
        autoComplete="organization"
      />
      <TextField
        name="organizationNumber"
        label="accounts.registerCompany.organizationNumber"
        help="accounts.registerCompany.organizationNumberHelp"
        faults={faults}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  )
}

const faults = { notValid: 'accounts.registerCompany.organizationNumberNotValid' } as const
/** Three letters of a name, or a whole number: the register knows none by a part of it. */
const isEnough = (typed: string) => (/^[\d\s]+$/.test(typed) ? typed.replaceAll(/\s/g, '').length === 9 : typed.length >= 3)
const grouped = (organizationNumber: string) => organizationNumber.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
