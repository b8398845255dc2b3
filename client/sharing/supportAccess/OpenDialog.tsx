import { Text } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { ReasonDialog } from '#client/ui/ReasonDialog.tsx'
import { openSupportAccessInput } from '#schema/sharing/supportAccess.input.ts'
import { type FoundEstate, useOpenSupportAccess } from './useSupportDesk.ts'

/** Looking into an estate, and why; its owners read it. */
export function OpenDialog({ estate: { id, addressLine1 }, onClose }: { estate: FoundEstate; onClose: () => void }) {
  const open = useOpenSupportAccess(id)
  return (
    <ReasonDialog
      title={<Text id="support.ask" values={{ address: addressLine1 }} />}
      rules={openSupportAccessInput}
      name="reason"
      label="support.reason"
      help="support.reasonHelp"
      submit={<Text id="support.confirm" />}
      onSay={async (reason) => {
        await open({ reason })
        notify.success('support.opened', { short: true })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
