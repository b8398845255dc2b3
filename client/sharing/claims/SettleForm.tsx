import { Button, chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { notify } from '#client/ui/notify.ts'
import { settleClaimInput } from '#schema/registry/claims.input.ts'
import { useSettleClaim } from './useClaimOffice.ts'

const rules = settleClaimInput.pick(['reason'])

/** Yes or no, and why; the owners read it. */
export function SettleForm({ id, onDone }: { id: string; onDone: () => void }) {
  const settle = useSettleClaim()
  const isApproved = useRef(true)
  return (
    <chakra.div paddingTop="5" maxWidth="column">
      <Form
        initialValues={{ reason: '' }}
        rules={rules}
        onSubmit={async ({ reason }) => {
          await settle({ id, isApproved: isApproved.current, reason })
          notify.success('support.claims.settled', { short: true })
          onDone()
        }}
      >
        <TextArea name="reason" label="support.claims.reason" help="support.claims.reasonHelp" maxLength={500} />
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <SubmitButton onClick={() => (isApproved.current = true)}>
            <Text id="support.claims.approve" />
          </SubmitButton>
          <Button type="submit" variant="outline" data-danger onClick={() => (isApproved.current = false)}>
            <Text id="support.claims.deny" />
          </Button>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
        </chakra.div>
      </Form>
    </chakra.div>
  )
}
