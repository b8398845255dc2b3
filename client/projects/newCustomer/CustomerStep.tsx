import { useFormikContext } from 'formik'
import { Address } from '#client/estates/saveEstate/Address.tsx'
import { CustomerFields } from '#client/estates/saveEstate/CustomerFields.tsx'
import { IdentityCheck } from '#client/estates/saveEstate/IdentityCheck.tsx'
import { IdentityFields } from '#client/estates/saveEstate/IdentityFields.tsx'
import { PropertySearch } from '#client/estates/saveEstate/PropertySearch.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { ownershipKinds } from '#schema/estates/estates.words.ts'
import type { CustomerOptions, CustomerProjectValues } from './customerValues.ts'

const faults = { notValid: 'projects.newCustomer.notTheirs' } as const

/** Whom the work is for, and where it is. */
export const CustomerStep = ({ customers }: Pick<CustomerOptions, 'customers'>) => (
  <>
    {customers.length > 0 && <KnownCustomers customers={customers} />}
    <CustomerFields faults={faults} />
    <TextField name="customerPhoneNumber" label="projects.newCustomer.phone" type="tel" optional />
    <FormSection title="projects.newCustomer.place">
      <PropertySearch />
      <Address />
      <IdentityFields />
      <IdentityCheck />
      <ChoiceField name="ownershipKind" label="estates.fact.ownershipKind" choices={ownershipKinds} choiceLabel="estates.ownershipKind" />
    </FormSection>
  </>
)

/** Whom the company has asked before is typed once. */
function KnownCustomers({ customers }: Pick<CustomerOptions, 'customers'>) {
  const text = useText()
  const { values, setValues } = useFormikContext<CustomerProjectValues>()
  const chosen = customers.find(({ email }) => email === values.customerEmail)
  function choose(email: string) {
    const customer = customers.find((one) => one.email === email)
    void setValues({
      ...values,
      customerFirstName: customer?.firstName ?? '',
      customerLastName: customer?.lastName ?? '',
      customerEmail: customer?.email ?? '',
      customerPhoneNumber: customer?.phoneNumber ?? '',
    })
  }
  return (
    <Stack gap="2" as="label" fontWeight="medium">
      <Text id="projects.newCustomer.known" />
      <Select value={chosen?.email ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{text('projects.newCustomer.another')}</option>
        {customers.map(({ firstName, lastName, email }) => (
          <option key={email} value={email}>
            {`${firstName} ${lastName}, ${email}`}
          </option>
        ))}
      </Select>
    </Stack>
  )
}
