import { useFormikContext } from 'formik'
import { SendHorizontal } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import { LineFields } from '../saveOrder/LineFields.tsx'
import { typedSums } from '../saveOrder/orderValues.ts'
import type { QuotationValues } from './quotationValues.ts'

const faults = {
  endsOn: { notValid: 'orders.quotations.endsBefore' },
  validUntil: { notValid: 'orders.form.untilPassed' },
} as const

/** What a firm says: its price line by line, when, and with what reservations. */
export function PriceFields() {
  const text = useText()
  return (
    <>
      <LineFields />
      <FormSection title="orders.quotations.timing">
        <Pair>
          <DateField name="startsOn" label="orders.quotations.startsOn" />
          <DateField name="endsOn" label="orders.quotations.endsOn" faults={faults.endsOn} />
        </Pair>
        <Pair>
          <DateField name="validUntil" label="orders.form.validUntil" faults={faults.validUntil} />
          <TextField name="daysAdded" label="orders.form.daysAdded" inputMode="numeric" unit={text('orders.form.days')} />
        </Pair>
        <TextArea name="reservations" label="orders.quotations.reservations" rows={3} />
      </FormSection>
    </>
  )
}

/** The button carries the sum. */
export function SendPrice() {
  const { values } = useFormikContext<QuotationValues>()
  return (
    <SubmitButton>
      <SendHorizontal aria-hidden />
      <Text id="orders.quotations.give" values={{ sum: writtenMoney(typedSums(values.lines).gross) }} />
    </SubmitButton>
  )
}
