import { Button, chakra, Flex } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useAct } from '#client/ui/useAct.ts'
import type { Order } from '../order/useOrder.ts'
import { useWithdrawInvitation } from './useInviteCustomer.ts'

const InviteDialog = fetched(async () => (await import('./InviteDialog.tsx')).InviteDialog)

/** Where nobody owns the estate here yet, whoever leads the project invites the customer, and sees what came of it. */
export function CustomerCard({ order }: { order: Order }) {
  const [isInviting, setInviting] = useState(false)
  const [isSending, act] = useAct()
  const withdraw = useWithdrawInvitation()
  const { may, invitedCustomer: invited } = order
  const mayInvite = may.includes('invite')
  return (
    <Card title={<Text id="orders.customer.title" />}>
      <chakra.div display="grid" gap="3">
        <chakra.p color="muted">
          <Text id={mayInvite ? 'orders.customer.text' : 'orders.customer.later'} />
        </chakra.p>
        {invited && (
          <chakra.p overflowWrap="anywhere">
            <Text id={`orders.customer.state.${invited.state}`} values={{ email: invited.email }} />
          </chakra.p>
        )}
        <Flex gap="3" flexWrap="wrap">
          {mayInvite && (
            <Button variant={invited ? 'outline' : 'solid'} onPointerEnter={InviteDialog.beforehand} onClick={() => setInviting(true)}>
              <UserPlus aria-hidden />
              <Text id={invited ? 'orders.customer.again' : 'orders.customer.invite'} />
            </Button>
          )}
          {invited?.state === 'INVITED' && (
            <Button disabled={isSending} onClick={() => act(() => withdraw(invited.id))}>
              <Text id="orders.customer.withdraw" />
            </Button>
          )}
        </Flex>
      </chakra.div>
      {isInviting && <InviteDialog order={order} onClose={() => setInviting(false)} />}
    </Card>
  )
}
