import { useText } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { NamedField } from '#client/ui/form/NamedField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { trades } from '#schema/companies/trades.ts'
import { priceKinds } from '#schema/projects/orderTypes.ts'

export interface Party {
  subcontractorId: string
  name: string
}

export interface Building {
  id: string
  name: string
}

interface OrderFieldsProps {
  /** Of a price somebody says how binding it is and why it comes on top; who only asks does not. */
  isPriced: boolean
  /** Whom it can be sent to, for whoever chooses that. */
  parties: readonly Party[] | undefined
  /** Those of the estate, for whoever sees them. */
  buildings: readonly Building[] | undefined
}

const faults = {
  title: { required: 'orders.form.writeName' },
  dueDate: { notValid: 'orders.form.dueBeforeStart' },
  validUntil: { notValid: 'orders.form.untilPassed' },
  askedOn: { notValid: 'orders.form.askedLater' },
} as const

/** What it is about, whose work it is, and until when; where it is priced, more of that. */
export function OrderFields({ isPriced, parties, buildings = [] }: OrderFieldsProps) {
  const text = useText()
  return (
    <>
      <TextField name="title" label="orders.form.name" faults={faults.title} optional={false} />
      <TextArea name="description" label="orders.form.description" />
      <Pair>
        <ChoiceField name="trade" label="orders.form.trade" choices={trades} choiceLabel="trades" optional />
        <DateField name="dueDate" label="orders.form.dueDate" faults={faults.dueDate} />
      </Pair>
      {parties && (
        <NamedField
          name="subcontractorId"
          label="orders.form.subcontractor"
          optional={false}
          of={parties.map(({ subcontractorId: id, name }) => ({ id, name }))}
          none="orders.form.ourselves"
        />
      )}
      {buildings.length > 0 && (
        <NamedField name="buildingId" label="orders.form.building" optional={false} of={buildings} none="orders.form.wholeEstate" />
      )}
      {isPriced && (
        <>
          <Pair>
            <ChoiceField
              name="priceKind"
              label="orders.form.priceKind"
              choices={priceKinds}
              choiceLabel="orders.priceKind"
              optional={false}
            />
            <DateField name="validUntil" label="orders.form.validUntil" faults={faults.validUntil} />
          </Pair>
          <FormSection title="orders.form.outside">
            <TextArea name="whyOutside" label="orders.form.whyOutside" rows={2} />
            <Pair>
              <DateField name="askedOn" label="orders.form.askedOn" faults={faults.askedOn} />
              <TextField name="daysAdded" label="orders.form.daysAdded" inputMode="numeric" unit={text('orders.form.days')} />
            </Pair>
          </FormSection>
        </>
      )}
    </>
  )
}
