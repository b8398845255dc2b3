import { Button, chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Text, useText } from '#client/messages/Text.tsx'
import { ReasonDialog } from '#client/ui/ReasonDialog.tsx'
import { rejectOrderInput } from '#schema/projects/orders.input.ts'

const starts = ['expensive', 'unneeded', 'otherPrice', 'quantity'] as const

interface RejectDialogProps {
  /** Whose reasons are known beforehand. */
  isCustomer: boolean
  onReject: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** No, and why: the words go to those who can do something about it. */
export const RejectDialog = ({ isCustomer, onReject, onClose }: RejectDialogProps) => (
  <ReasonDialog
    title={<Text id="orders.reject.title" />}
    text={<Text id="orders.reject.text" />}
    rules={rejectOrderInput}
    name="reason"
    label="orders.reject.reason"
    missing="orders.reject.write"
    submit={<Text id="orders.reject.send" />}
    isDangerous
    onSay={onReject}
    onClose={onClose}
  >
    {isCustomer && <Starts />}
  </ReasonDialog>
)

/** Saves writing: a start is put in, and gone on from. */
function Starts() {
  const { values, setFieldValue } = useFormikContext<{ reason: string }>()
  const text = useText()
  const starters = starts.map((start) => text(`orders.reject.start.${start}`))
  const isUntouched = !values.reason.trim() || starters.includes(values.reason.trim().replace(/\.$/, ''))
  const put = (words: string) => void setFieldValue('reason', isUntouched ? `${words}. ` : `${words}. ${values.reason}`)
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" gap="2" aria-label={text('orders.reject.starts')}>
      {starters.map((words) => (
        <Button key={words} aria-pressed={values.reason.startsWith(`${words}.`)} onClick={() => put(words)}>
          {words}
        </Button>
      ))}
    </chakra.fieldset>
  )
}
