import { Grid } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { type FoundAddress, lookUpAddresses } from '#client/access/lookups.ts'
import { LookupField } from '#client/ui/form/LookupField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'

/** A postal address, completed by the register as it is typed. */
export function AddressFields() {
  const { setValues } = useFormikContext<object>()
  const fill = ({ addressLine1, postalCode, city }: FoundAddress) =>
    void setValues((values) => ({ ...values, addressLine1, postalCode, city }))
  return (
    <>
      <LookupField
        name="addressLine1"
        label="accounts.address.addressLine1"
        help="accounts.address.help"
        lookUp={lookUpAddresses}
        written={({ addressLine1 }) => addressLine1}
        onChoose={fill}
        autoComplete="address-line1"
        optional
      />
      <Grid gap="6" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr) minmax(0, 2fr)' }}>
        <TextField name="postalCode" label="accounts.address.postalCode" inputMode="numeric" autoComplete="postal-code" optional />
        <TextField name="city" label="accounts.address.city" autoComplete="address-level2" optional />
      </Grid>
    </>
  )
}
