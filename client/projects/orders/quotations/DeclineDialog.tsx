import { Text } from '#client/messages/Text.tsx'
import { ReasonDialog } from '#client/ui/ReasonDialog.tsx'
import { declineQuotationInput } from '#schema/projects/quotations.input.ts'

interface DeclineDialogProps {
  onDecline: (words: string) => Promise<unknown>
  onClose: () => void
}

/** No, and perhaps why. */
export const DeclineDialog = ({ onDecline, onClose }: DeclineDialogProps) => (
  <ReasonDialog
    title={<Text id="orders.quotations.declineTitle" />}
    rules={declineQuotationInput}
    name="words"
    label="orders.quotations.why"
    submit={<Text id="orders.quotations.decline" />}
    onSay={onDecline}
    onClose={onClose}
  />
)
