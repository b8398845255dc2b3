import { Button, chakra, Dialog } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { object } from 'yup'
import { Text, useText } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { rejectOrderInput } from '#schema/projects/orders.input.ts'

const rules = object({ reason: rejectOrderInput.fields.reason })
const faults = { required: 'orders.reject.write' } as const
const starts = ['expensive', 'unneeded', 'otherPrice', 'quantity'] as const

interface RejectDialogProps {
  /** Whose reasons are known beforehand. */
  isCustomer: boolean
  onReject: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** No, and why: the words go to those who can do something about it. */
export const RejectDialog = ({ isCustomer, onReject, onClose }: RejectDialogProps) => (
  <FormDialog title={<Text id="orders.reject.title" />} text={<Text id="orders.reject.text" />} onClose={onClose}>
    <Form initialValues={{ reason: '' }} rules={rules} derives keepsNothing onSubmit={({ reason }) => onReject(reason.trim())}>
      {isCustomer && <Starts />}
      <TextArea name="reason" label="orders.reject.reason" faults={faults} optional={false} />
      <Dialog.Footer>
        <Button onClick={onClose}>
          <Text id="common.cancel" />
        </Button>
        <SubmitButton variant="outline" data-danger>
          <Text id="orders.reject.send" />
        </SubmitButton>
      </Dialog.Footer>
    </Form>
  </FormDialog>
)

/** Saves writing: a start is put in, and gone on from. */
function Starts() {
  const { values, setFieldValue } = useFormikContext<{ reason: string }>()
  const text = useText()
  const known = starts.map((start) => text(`orders.reject.start.${start}`))
  const isUntouched = !values.reason.trim() || known.includes(values.reason.trim().replace(/\.$/, ''))
  const put = (words: string) => void setFieldValue('reason', isUntouched ? `${words}. ` : `${words}. ${values.reason}`)
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" gap="2" aria-label={text('orders.reject.starts')}>
      {known.map((words) => (
        <Button key={words} aria-pressed={values.reason.startsWith(`${words}.`)} onClick={() => put(words)}>
          {words}
        </Button>
      ))}
    </chakra.fieldset>
  )
}
