import { Button, Dialog } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { sendBackForm } from '#schema/maintenance/confirmation.input.ts'

interface SendBackDialogProps {
  title: string
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}

const empty = { reason: '' }
const words = { required: 'maintenance.confirm.writeReason' } as const

/** Asks why it is not done after all. */
export function SendBackDialog({ title, onSend, onClose }: SendBackDialogProps) {
  async function send({ reason }: typeof empty) {
    await onSend(reason)
    notify.success('maintenance.confirm.sentBack', { values: { title } })
    onClose()
  }
  return (
    <FormDialog
      title={<Text id="maintenance.confirm.backTitle" values={{ title }} />}
      text={<Text id="maintenance.confirm.backText" />}
      onClose={onClose}
    >
      <Form initialValues={empty} rules={sendBackForm} onSubmit={send}>
        <TextArea name="reason" label="maintenance.confirm.reason" maxLength={1000} rows={3} faults={words} />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="maintenance.confirm.sendBack" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
