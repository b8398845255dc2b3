import { Box, Button, chakra, Dialog } from '@chakra-ui/react'
import { SendHorizontal } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { FaultLine } from '#client/ui/form/FieldFrame.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { askForQuotationsInput } from '#schema/projects/quotations.input.ts'
import { mostQuotations } from '#schema/projects/quotationTypes.ts'
import type { Order } from '../order/useOrder.ts'
import type { Party } from '../saveOrder/OrderFields.tsx'
import { useOrderParties } from '../saveOrder/useOrderParties.ts'
import { type QuotationRow, useAskFirms } from './useQuotations.ts'

const rules = askForQuotationsInput.omit(['orderId'])
const faults = {
  firms: { required: 'orders.quotations.chooseFirm', tooMany: 'orders.quotations.tooMany' },
  answerBy: { notValid: 'orders.quotations.answerByPassed' },
} as const

interface AskDialogProps {
  order: Order
  /** Those that were asked before. */
  askedBefore: readonly QuotationRow[]
  onClose: () => void
}

/** Which firms are asked, and until when. */
export function AskDialog({ order, askedBefore, onClose }: AskDialogProps) {
  const ask = useAskFirms(order.id)
  const { parties = [] } = useOrderParties(order.projectId, true)
  const firms = parties.filter(({ subcontractorId }) => askedBefore.every((each) => each.subcontractorId !== subcontractorId))
  const empty: { subcontractorIds: string[]; answerBy: string | null } = { subcontractorIds: [], answerBy: null }
  return (
    <FormDialog
      title={<Text id="orders.quotations.askTitle" />}
      text={<Text id="orders.quotations.askText" values={{ most: mostQuotations }} />}
      onClose={onClose}
    >
      <Form
        initialValues={empty}
        rules={rules}
        keepsNothing
        onSubmit={async ({ subcontractorIds, answerBy }) => {
          await ask(subcontractorIds, answerBy)
          notify.success('orders.quotations.askedDone', { values: { count: subcontractorIds.length } })
          onClose()
        }}
      >
        <Firms firms={firms} />
        <DateField name="answerBy" label="orders.quotations.answerBy" faults={faults.answerBy} optional />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <SendHorizontal aria-hidden />
            <Text id="orders.quotations.send" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}

function Firms({ firms }: { firms: readonly Party[] }) {
  const { id, value, faultText, change } = useFormField<string[]>({
    name: 'subcontractorIds',
    label: 'orders.quotations.firms',
    faults: faults.firms,
  })
  const helpId = `${id}-below`
  return (
    <chakra.fieldset id={id} tabIndex={-1} outline="none" aria-describedby={faultText ? helpId : undefined}>
      <chakra.legend fontWeight="medium" marginBottom="1">
        <Text id="orders.quotations.firms" />
      </chakra.legend>
      {firms.map(({ subcontractorId, name }) => (
        <Checkbox
          key={subcontractorId}
          checked={value.includes(subcontractorId)}
          onChange={(isChosen) => void change(isChosen ? [...value, subcontractorId] : value.filter((each) => each !== subcontractorId))}
        >
          {name}
        </Checkbox>
      ))}
      {!firms.length && (
        <chakra.p color="muted">
          <Text id="orders.quotations.noFirms" />
        </chakra.p>
      )}
      {faultText && (
        <Box id={helpId} textStyle="meta">
          <FaultLine>{faultText}</FaultLine>
        </Box>
      )}
    </chakra.fieldset>
  )
}
