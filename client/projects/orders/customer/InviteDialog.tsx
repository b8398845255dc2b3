import { Button, Dialog } from '@chakra-ui/react'
import { SendHorizontal } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { inviteCustomerInput } from '#schema/projects/orders.input.ts'
import type { Order } from '../order/useOrder.ts'
import { useInviteCustomer } from './useInviteCustomer.ts'

const rules = inviteCustomerInput.omit(['orderId'])
const faults = {
  firstName: { required: 'orders.customer.writeFirstName' },
  lastName: { required: 'orders.customer.writeLastName' },
  email: { required: 'orders.customer.writeEmail', notValid: 'orders.customer.emailFault' },
} as const

interface InviteDialogProps {
  order: Order
  onClose: () => void
}

/** Whom the question goes to: whoever says yes owns the estate from then on. */
export function InviteDialog({ order, onClose }: InviteDialogProps) {
  const { invite, customer } = useInviteCustomer(order)
  return (
    <FormDialog title={<Text id="orders.customer.invite" />} text={<Text id="orders.customer.inviteText" />} onClose={onClose}>
      <Form
        key={customer}
        initialValues={{
          ...namesOf(customer),
          email: order.invitedCustomer?.state === 'DECLINED' ? '' : (order.invitedCustomer?.email ?? ''),
        }}
        rules={rules}
        keepsNothing
        onSubmit={async (typed) => {
          await invite(typed)
          notify.success('orders.customer.sent', { values: { email: typed.email.trim() } })
          onClose()
        }}
      >
        <Pair>
          <TextField name="firstName" label="orders.customer.firstName" faults={faults.firstName} optional={false} />
          <TextField name="lastName" label="orders.customer.lastName" faults={faults.lastName} optional={false} />
        </Pair>
        <TextField name="email" label="orders.customer.email" type="email" faults={faults.email} optional={false} />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <SendHorizontal aria-hidden />
            <Text id="orders.customer.send" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}

/** As the project has it in one. */
function namesOf(name: string) {
  const parts = name.trim().split(/\s+/)
  return parts.length > 1 ? { firstName: parts.slice(0, -1).join(' '), lastName: parts.at(-1)! } : { firstName: name, lastName: '' }
}
