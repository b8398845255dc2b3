import { Button, chakra } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import type { Order } from '../order/useOrder.ts'

const InviteDialog = fetched(async () => (await import('./InviteDialog.tsx')).InviteDialog)

/** Where nobody owns the estate here yet, whoever leads the project invites the customer. */
export function CustomerCard({ order }: { order: Order }) {
  const [isInviting, setInviting] = useState(false)
  const { may, customerInvitedBy: email } = order
  const mayInvite = may.includes('invite')
  return (
    <Card title={<Text id="orders.customer.title" />}>
      <chakra.div display="grid" gap="3">
        <chakra.p color="muted">
          <Text id={mayInvite ? 'orders.customer.text' : 'orders.customer.later'} />
        </chakra.p>
        {email && (
          <chakra.p overflowWrap="anywhere">
            <Text id="orders.customer.invited" values={{ email }} />
          </chakra.p>
        )}
        {mayInvite && (
          <Button variant={email ? 'outline' : 'solid'} onPointerEnter={InviteDialog.beforehand} onClick={() => setInviting(true)}>
            <UserPlus aria-hidden />
            <Text id={email ? 'orders.customer.again' : 'orders.customer.invite'} />
          </Button>
        )}
      </chakra.div>
      {isInviting && <InviteDialog order={order} onClose={() => setInviting(false)} />}
    </Card>
  )
}
