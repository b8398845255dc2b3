import { Button, Flex } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { AccessFields } from './AccessFields.tsx'
import { accessInput, accessValues, type AccessValues, changeRules, type Guest } from './guestForm.ts'
import { calledBy } from './GuestList.tsx'
import { GuestRow } from './GuestList.tsx'
import type { Guests } from './useGuests.ts'

/** What a guest may do, changed; and the ways to remind them, or to take it all back. */
export function AccessForm({ guest, guests, onDone }: { guest: Guest; guests: Guests; onDone: () => void }) {
  const [rules] = useState(() => changeRules(guest))
  const who = calledBy(guest)

  async function save(values: AccessValues) {
    await guests.change({ id: guest.id, version: values.version }, accessInput(values))
    notify.success('sharing.guests.saved', { short: true })
  }
  return (
    <Stack gap="6" maxWidth="column">
      <KeptForm
        title="sharing.guests.changeTitle"
        lead={
          <ul>
            <GuestRow guest={guest} />
          </ul>
        }
        submit="sharing.guests.save"
        values={accessValues(guest)}
        rules={rules}
        onSave={save}
        onNewest={newestAs(accessValues, () => guests.newest(guest.id))}
        onDone={onDone}
      >
        <AccessFields />
      </KeptForm>
      <Flex gap="3" flexWrap="wrap">
        {guest.state === 'CREATED' && !guest.isExpired && <AgainButton guest={guest} onAgain={guests.inviteAgain} />}
        <DeleteButton
          label={<Text id="sharing.guests.remove" />}
          title={<Text id="sharing.guests.removeTitle" values={{ who }} />}
          text={<Text id="sharing.guests.removeText" />}
          onDelete={async () => {
            await guests.remove(guest.id)
            notify.success('sharing.guests.removed', { values: { who } })
            onDone()
          }}
        />
      </Flex>
    </Stack>
  )
}

/** The mail once more, for who has not come yet. What is refused is told by the call itself. */
function AgainButton({ guest: { id, email }, onAgain }: { guest: Guest; onAgain: Guests['inviteAgain'] }) {
  const [isSending, act] = useAct()
  const send = () =>
    act(async () => {
      await onAgain(id)
      notify.success('sharing.guests.sentAgain', { values: { email } })
    })
  return (
    <Button disabled={isSending} onClick={send}>
      <Send aria-hidden />
      <Text id="sharing.guests.again" />
    </Button>
  )
}
