import { Button } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { AccessFields } from './AccessFields.tsx'
import { emptyInvitation, invitationInput, inviteRules, type InviteValues } from './guestForm.ts'
import type { Guests } from './useGuests.ts'

const words = { required: 'sharing.guests.writeEmail', entityAlreadyExists: 'sharing.guests.alreadyGuest' } as const

export function InviteForm({ onInvite, onDone }: { onInvite: Guests['invite']; onDone: () => void }) {
  async function invite(values: InviteValues) {
    const input = invitationInput(values)
    await onInvite(input)
    notify.success('sharing.guests.invited', { values: { email: input.email } })
    onDone()
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id="sharing.guests.inviteTitle" />
      <Form initialValues={emptyInvitation} rules={inviteRules} onSubmit={invite}>
        <TextField name="email" label="sharing.guests.email" type="email" autoComplete="off" faults={words} />
        <TextField name="name" label="sharing.guests.name" help="sharing.guests.nameHelp" autoComplete="off" optional />
        <AccessFields />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="sharing.guests.send" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
