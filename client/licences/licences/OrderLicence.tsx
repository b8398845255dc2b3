import { Button, chakra } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { invoiceToInput } from '#schema/licences/licences.input.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { type LicenceOffer, type LicenceOffers, useOrderLicence } from './useLicences.ts'

interface OrderLicenceProps {
  offer: LicenceOffer
  invoiceTo: NonNullable<LicenceOffers['invoiceTo']>
  onCancel: () => void
}

/** What is ordered, what it comes to, and whom the invoice is written to. */
export function OrderLicence({ offer, invoiceTo, onCancel }: OrderLicenceProps) {
  const navigate = useNavigate()
  const order = useOrderLicence()
  const { name, organizationNumber, email, addressLine1, postalCode, city } = invoiceTo
  const known = { addressLine1: addressLine1 ?? '', postalCode: postalCode ?? '', city: city ?? '', reference: '' }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={`licences.orderTitle.${offer.type}`} />
      <OrderSummary offer={offer} />
      <Form
        initialValues={known}
        rules={invoiceToInput}
        onSubmit={async (values) => {
          await order({ type: offer.type, ...values })
          void navigate('/private/licenses/success', { replace: true })
        }}
      >
        <Card title={<Text id="licences.invoiceTo" />}>
          <chakra.p marginBottom="5">
            <chakra.b display="block">{name}</chakra.b>
            {organizationNumber && <chakra.span color="muted">{organizationNumber.replace(/(\d{3})(?=\d)/g, '$1\u00a0')}</chakra.span>}
          </chakra.p>
          <Stack gap="6">
            <TextField name="addressLine1" label="licences.addressLine1" autoComplete="street-address" optional />
            <TextField name="postalCode" label="licences.postalCode" inputMode="numeric" autoComplete="postal-code" optional />
            <TextField name="city" label="licences.city" autoComplete="address-level2" optional />
            <TextField name="reference" label="licences.reference" help="licences.referenceHelp" maxLength={100} optional />
          </Stack>
        </Card>
        <p>
          <Text id="licences.terms" values={{ email: <b>{email}</b> }} />
        </p>
        <SaveBar>
          <Button onClick={onCancel}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="licences.place" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
