import { Button } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { SendHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStale } from '#client/access/refusal.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { KeepsDraft } from '#client/projects/KeepsDraft.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Note } from '#client/ui/Note.tsx'
import { notify } from '#client/ui/notify.ts'
import { writtenMoney } from '#client/ui/writing.ts'
import { LineFields } from '../saveOrder/LineFields.tsx'
import { typedSums } from '../saveOrder/orderValues.ts'
import { quotationDraft, quotationRules, type QuotationValues, sentQuotation } from './quotationValues.ts'
import { type Quotation, useAnswer } from './useQuotations.ts'

const DeclineDialog = fetched(async () => (await import('./DeclineDialog.tsx')).DeclineDialog)
const faults = {
  endsOn: { notValid: 'orders.quotations.endsBefore' },
  validUntil: { notValid: 'orders.form.untilPassed' },
} as const

interface QuotationFormProps {
  quotation: Quotation
  onRead: () => Promise<unknown>
  /** Where it leads once it is answered; nowhere where that is left out. */
  after: string | undefined
  onGiven: () => void
}

/** What the firm would take, line by line, and when; kept in the tab while it is typed. */
export function QuotationForm({ quotation, onRead, after, onGiven }: QuotationFormProps) {
  const navigate = useNavigate()
  const text = useText()
  const { id } = quotation
  const { give, decline } = useAnswer(id)
  const [draft] = useState(() => quotationDraft(quotation))
  const [opened] = useState(draft.read)
  const [isDeclining, setDeclining] = useState(false)
  const [wasLate, setLate] = useState(false)
  const isOver = useRef(false)
  return (
    <>
      <Form
        key={quotation.status}
        initialValues={opened}
        rules={quotationRules}
        keepsNothing
        derives
        onSubmit={async (values) => {
          setLate(false)
          try {
            await give({ ...sentQuotation(values), version: quotation.version })
          } catch (error) {
            if (isStale(error)) {
              setLate(true)
              await onRead()
            }
            throw error
          }
          isOver.current = true
          draft.forget()
          notify.success('orders.quotations.given')
          if (after) void navigate(after)
          onGiven()
        }}
      >
        <KeepsDraft<QuotationValues>
          onKeep={(values) => {
            if (!isOver.current) draft.keep(values)
          }}
        />
        {wasLate && <Note title={<Text id="orders.quotations.late" />} />}
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
        <SaveBar>
          {quotation.may.includes('decline') && (
            <Button onPointerEnter={DeclineDialog.beforehand} onClick={() => setDeclining(true)}>
              <X aria-hidden />
              <Text id="orders.quotations.decline" />
            </Button>
          )}
          <Send />
        </SaveBar>
      </Form>
      {isDeclining && (
        <DeclineDialog
          onDecline={async (words) => {
            await decline(quotation.version, words)
            draft.forget()
            setDeclining(false)
            notify.success('orders.quotations.declined')
            if (after) void navigate(after)
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  )
}

/** The button carries the sum. */
function Send() {
  const { values } = useFormikContext<QuotationValues>()
  return (
    <SubmitButton>
      <SendHorizontal aria-hidden />
      <Text id="orders.quotations.give" values={{ sum: writtenMoney(typedSums(values.lines).gross) }} />
    </SubmitButton>
  )
}
