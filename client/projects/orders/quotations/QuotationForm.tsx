import { Button } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStale } from '#client/access/refusal.ts'
import { useStaysAsRead } from '#client/access/staysAsRead.ts'
import { Text } from '#client/messages/Text.tsx'
import { KeepsDraft } from '#client/projects/KeepsDraft.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { Note } from '#client/ui/Note.tsx'
import { notify } from '#client/ui/notify.ts'
import { PriceFields, SendPrice } from './PriceFields.tsx'
import { QuotationPapers } from './QuotationPapers.tsx'
import { quotationDraft, quotationRules, type QuotationValues, sentQuotation } from './quotationValues.ts'
import { type Quotation, useAnswer } from './useQuotations.ts'

const DeclineDialog = fetched(async () => (await import('./DeclineDialog.tsx')).DeclineDialog)

interface QuotationFormProps {
  quotation: Quotation
  onRead: () => Promise<unknown>
  /** Where it leads once it is answered; nowhere where that is left out. */
  after: string | undefined
  onGiven: () => void
}

/** What the firm would take, line by line, and when, with its papers below; kept in the tab while it is typed. */
export function QuotationForm({ quotation, onRead, after, onGiven }: QuotationFormProps) {
  useStaysAsRead()
  const navigate = useNavigate()
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
        <PriceFields />
        <SaveBar>
          {quotation.may.includes('decline') && (
            <Button onPointerEnter={DeclineDialog.beforehand} onClick={() => setDeclining(true)}>
              <X aria-hidden />
              <Text id="orders.quotations.decline" />
            </Button>
          )}
          <SendPrice />
        </SaveBar>
      </Form>
      <QuotationPapers quotation={quotation} />
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
