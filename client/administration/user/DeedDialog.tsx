import { Text } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { ReasonDialog } from '#client/ui/ReasonDialog.tsx'
import { userDeedInput } from '#schema/administration/userDesk.input.ts'
import type { Deed } from './deeds.ts'
import { useDeed } from './useDeed.ts'

interface DeedDialogProps {
  user: { id: string; name: string; email: string }
  deed: Deed
  onClose: () => void
}

/** What is about to be done, what comes of it, and why it is done. */
export function DeedDialog({ user: { id, name, email }, deed, onClose }: DeedDialogProps) {
  const act = useDeed(id)
  const kind = deed.kind === 'mail' ? (`mail_${deed.mail}` as const) : deed.kind
  const values = { name, email, what: 'name' in deed ? deed.name : '' }
  return (
    <ReasonDialog
      title={<Text id={`administration.deed.${kind}.title`} values={values} />}
      text={<Text id={`administration.deed.${kind}.text`} values={values} />}
      rules={userDeedInput}
      name="reason"
      label="administration.deed.reason"
      help="administration.deed.reasonHint"
      submit={<Text id={`administration.deed.${kind}.do`} />}
      onSay={async (reason) => {
        await act(deed, reason)
        notify.success(`administration.deed.${kind}.done`, { values })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
