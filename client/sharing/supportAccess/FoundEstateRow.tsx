import { Button, chakra } from '@chakra-ui/react'
import { House, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { openSupportAccessInput } from '#schema/sharing/supportAccess.input.ts'
import { type FoundEstate, useOpenSupportAccess } from './useSupportDesk.ts'

const rules = openSupportAccessInput.pick(['reason'])

export function FoundEstateRow({ estate }: { estate: FoundEstate }) {
  const [isOpen, setOpen] = useState(false)
  const text = useText()
  const { addressLine1, addressLine2, owners } = estate
  return (
    <chakra.li paddingBlock="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <IconTile icon={House} palette="brand" />
        <chakra.div flex="1" minWidth="200px">
          <b>{[addressLine1, addressLine2].filter(Boolean).join(', ')}</b>
          <chakra.p textStyle="meta" color="muted">
            {owners.length ? owners.join(', ') : <Text id="support.noOwner" />}
          </chakra.p>
        </chakra.div>
        <Button aria-expanded={isOpen} aria-label={text('support.openNamed', { address: addressLine1 })} onClick={() => setOpen(!isOpen)}>
          <KeyRound aria-hidden />
          <Text id="support.open" />
        </Button>
      </chakra.div>
      {isOpen && <ReasonForm estate={estate} onDone={() => setOpen(false)} />}
    </chakra.li>
  )
}

function ReasonForm({ estate: { id, addressLine1 }, onDone }: { estate: FoundEstate; onDone: () => void }) {
  const open = useOpenSupportAccess(id)
  return (
    <chakra.div paddingTop="5" maxWidth="column">
      <chakra.p marginBottom="4">
        <Text id="support.ask" values={{ address: addressLine1 }} />
      </chakra.p>
      <Form
        initialValues={{ reason: '' }}
        rules={rules}
        onSubmit={async (values) => {
          await open(values)
          notify.success('support.opened', { short: true })
          onDone()
        }}
      >
        <TextArea name="reason" label="support.reason" help="support.reasonHelp" maxLength={500} />
        <chakra.div display="flex" gap="3">
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="support.confirm" />
          </SubmitButton>
        </chakra.div>
      </Form>
    </chakra.div>
  )
}
