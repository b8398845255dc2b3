import { Button, Dialog } from '@chakra-ui/react'
import { SendHorizontal } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { inviteOwnerForm } from '#schema/estates/ownerInvitations.input.ts'

const faults = {
  firstName: { required: 'estates.invitedOwner.writeFirstName' },
  lastName: { required: 'estates.invitedOwner.writeLastName' },
  email: { required: 'estates.invitedOwner.writeEmail' },
} as const

interface InviteOwnerDialogProps {
  invite: (person: { firstName: string; lastName: string; email: string }) => Promise<unknown>
  onClose: () => void
}

/** Whom to ask whether the estate is theirs. */
export const InviteOwnerDialog = ({ invite, onClose }: InviteOwnerDialogProps) => (
  <FormDialog title={<Text id="estates.invitedOwner.invite" />} text={<Text id="estates.invitedOwner.inviteText" />} onClose={onClose}>
    <Form
      initialValues={{ firstName: '', lastName: '', email: '' }}
      rules={inviteOwnerForm}
      keepsNothing
      onSubmit={async (typed) => {
        await invite(typed)
        notify.success('estates.invitedOwner.sent', { values: { email: typed.email.trim() } })
        onClose()
      }}
    >
      <Pair>
        <TextField name="firstName" label="estates.invitedOwner.firstName" faults={faults.firstName} optional={false} />
        <TextField name="lastName" label="estates.invitedOwner.lastName" faults={faults.lastName} optional={false} />
      </Pair>
      <TextField name="email" label="estates.invitedOwner.email" type="email" faults={faults.email} optional={false} />
      <Dialog.Footer>
        <Button onClick={onClose}>
          <Text id="common.cancel" />
        </Button>
        <SubmitButton>
          <SendHorizontal aria-hidden />
          <Text id="estates.invitedOwner.send" />
        </SubmitButton>
      </Dialog.Footer>
    </Form>
  </FormDialog>
)
