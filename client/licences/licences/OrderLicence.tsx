import { Button, chakra } from '@chakra-ui/react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { object } from 'yup'
import { lookUpAddresses } from '#client/access/lookups.ts'
import { withRedirect } from '#client/access/redirect.ts'
import { licencesPath } from '#client/access/ToLicences.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { LookupField } from '#client/ui/form/LookupField.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { optionalText } from '#schema/fields.ts'
import { invoiceToInput } from '#schema/licences/licences.input.ts'
import { fromOneLine, inOneLine } from './invoiceAddress.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { type LicenceOffer, type LicenceOffers, useOrderLicence } from './useLicences.ts'

interface OrderLicenceProps {
  offer: LicenceOffer
  invoiceTo: NonNullable<LicenceOffers['invoiceTo']>
  onCancel: () => void
}

/** The address is one field here, and three on the invoice. */
const invoiceRules = invoiceToInput.pick(['reference']).concat(object({ address: optionalText(600) }))

/** What is ordered, what it comes to, and whom the invoice is written to. */
export function OrderLicence({ offer, invoiceTo, onCancel }: OrderLicenceProps) {
  const navigate = useNavigate()
  const order = useOrderLicence()
  const [params] = useSearchParams()
  const { name, organizationNumber, email } = invoiceTo
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={`licences.orderTitle.${offer.type}`} />
      <OrderSummary offer={offer} />
      <Form
        initialValues={{ address: inOneLine(invoiceTo), reference: '' }}
        rules={invoiceRules}
        onSubmit={async ({ address, reference }) => {
          await order({ type: offer.type, ...fromOneLine(address), reference })
          const back = params.get('redirect')
          const done = `${licencesPath}/success`
          void navigate(back ? withRedirect(done, back) : done, { replace: true })
        }}
      >
        <Card title={<Text id="licences.invoiceTo" />}>
          <chakra.p marginBottom="5">
            <chakra.b display="block">{name}</chakra.b>
            {organizationNumber && <chakra.span color="muted">{organizationNumber.replace(/(\d{3})(?=\d)/g, '$1\u00a0')}</chakra.span>}
          </chakra.p>
          <Stack gap="6">
            <LookupField
              name="address"
              label="licences.address"
              help="licences.addressHelp"
              lookUp={lookUpAddresses}
              written={inOneLine}
              onChoose={() => undefined}
              autoComplete="street-address"
              optional
            />
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
