import { Button, Dialog } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { userDeedInput } from '#schema/administration/userDesk.input.ts'
import type { Deed } from './deeds.ts'
import { useDeed } from './useDeed.ts'

const rules = userDeedInput.pick(['reason'])

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
    <FormDialog
      title={<Text id={`administration.deed.${kind}.title`} values={values} />}
      text={<Text id={`administration.deed.${kind}.text`} values={values} />}
      onClose={onClose}
    >
      <Form
        initialValues={{ reason: '' }}
        rules={rules}
        onSubmit={async ({ reason }) => {
          await act(deed, reason)
          notify.success(`administration.deed.${kind}.done`, { values })
          onClose()
        }}
      >
        <TextArea name="reason" label="administration.deed.reason" help="administration.deed.reasonHint" maxLength={500} />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={`administration.deed.${kind}.do`} />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
