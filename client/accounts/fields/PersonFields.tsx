import { Grid } from '@chakra-ui/react'
import { TextField } from '#client/ui/form/TextField.tsx'

/** What every form about a person asks. */
export const NameFields = () => (
  <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
    <TextField name="firstName" label="accounts.person.firstName" autoComplete="given-name" />
    <TextField name="lastName" label="accounts.person.lastName" autoComplete="family-name" />
  </Grid>
)

export const PhoneField = () => (
  <TextField name="phone" label="accounts.person.phone" help="accounts.person.phoneHelp" type="tel" autoComplete="tel" />
)
