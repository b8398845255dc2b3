import { Button, Dialog } from '@chakra-ui/react'
import { useRef } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { settleClaimInput } from '#schema/registry/claims.input.ts'
import { useSettleClaim, type WaitingClaim } from './useClaimOffice.ts'

const rules = settleClaimInput.pick(['reason'])

/** Yes or no, and why; the owners read it. */
export function SettleDialog({ claim: { id, addressLine1 }, onClose }: { claim: WaitingClaim; onClose: () => void }) {
  const settle = useSettleClaim()
  const isApproved = useRef(true)
  return (
    <FormDialog title={<Text id="support.claims.settleNamed" values={{ address: addressLine1 }} />} onClose={onClose}>
      <Form
        initialValues={{ reason: '' }}
        rules={rules}
        keepsNothing
        onSubmit={async ({ reason }) => {
          await settle({ id, isApproved: isApproved.current, reason })
          notify.success('support.claims.settled', { short: true })
          onClose()
        }}
      >
        <TextArea name="reason" label="support.claims.reason" help="support.claims.reasonHelp" maxLength={500} />
        <Dialog.Footer>
          <Button type="submit" variant="outline" data-danger onClick={() => (isApproved.current = false)}>
            <Text id="support.claims.deny" />
          </Button>
          <SubmitButton onClick={() => (isApproved.current = true)}>
            <Text id="support.claims.approve" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
