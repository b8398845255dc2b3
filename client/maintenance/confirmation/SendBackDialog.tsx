import { Text } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { ReasonDialog } from '#client/ui/ReasonDialog.tsx'
import { sendBackForm } from '#schema/maintenance/confirmation.input.ts'

interface SendBackDialogProps {
  title: string
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why it is not done after all. */
export const SendBackDialog = ({ title, onSend, onClose }: SendBackDialogProps) => (
  <ReasonDialog
    title={<Text id="maintenance.confirm.backTitle" values={{ title }} />}
    text={<Text id="maintenance.confirm.backText" />}
    rules={sendBackForm}
    name="reason"
    label="maintenance.confirm.reason"
    missing="maintenance.confirm.writeReason"
    submit={<Text id="maintenance.confirm.sendBack" />}
    onSay={async (reason) => {
      await onSend(reason)
      notify.success('maintenance.confirm.sentBack', { values: { title } })
      onClose()
    }}
    onClose={onClose}
  />
)
