import { Button, Flex } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useBehind } from '#client/access/useBehind.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { AccessFields } from './AccessFields.tsx'
import { accessInput, accessValues, type AccessValues, calledBy, changeRules, type Guest } from './guestForm.ts'
import { GuestRow } from './GuestList.tsx'
import type { Guests } from './useGuests.ts'

/** What a guest may do, changed; and the ways to remind them, or to take it all back. */
export function AccessForm({ guest, guests, onDone }: { guest: Guest; guests: Guests; onDone: () => void }) {
  const text = useText()
  const [opened] = useState(() => accessValues(guest))
  const [rules] = useState(() => changeRules(guest))
  const known = useRef(guest)
  const { isBehind, unlessBehind } = useBehind()
  const who = calledBy(guest)

  async function save(values: AccessValues) {
    await unlessBehind(() => guests.change(known.current, accessInput(values, known.current)))
    notify.success('sharing.guests.saved', { short: true })
    onDone()
  }
  async function fetchNewest() {
    const newest = await guests.newest(guest.id)
    if (!newest) return undefined
    known.current = newest
    return accessValues(newest)
  }
  const said: SaidFields<AccessValues> = {
    accessLevel: { label: 'sharing.guests.level', said: (level) => text(`sharing.guests.accessLevel.${level}`) },
    restrictions: {
      label: 'sharing.guests.restrictions',
      said: (sections) => sections.map((section) => text(`sharing.section.${section}`)).join(', '),
    },
    lastDay: { label: 'sharing.guests.lastDay', said: (day) => day && writtenDay(day) },
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id="sharing.guests.changeTitle" />
      <ul>
        <GuestRow guest={guest} />
      </ul>
      <Form initialValues={opened} rules={rules} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        <AccessFields />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="sharing.guests.save" />
          </SubmitButton>
        </SaveBar>
      </Form>
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
  const [isSending, setSending] = useState(false)
  async function send() {
    setSending(true)
    try {
      await onAgain(id)
      notify.success('sharing.guests.sentAgain', { values: { email } })
    } catch {
      // Told already.
    } finally {
      setSending(false)
    }
  }
  return (
    <Button disabled={isSending} onClick={() => void send()}>
      <Send aria-hidden />
      <Text id="sharing.guests.again" />
    </Button>
  )
}
