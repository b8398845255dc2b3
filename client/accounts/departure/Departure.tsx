import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Card } from '#client/ui/Card.tsx'
import { notify } from '#client/ui/notify.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { DepartureForm } from './DepartureForm.tsx'
import { useDeparture } from './useDeparture.ts'

/** Leaving for good: what it means is told before the password is asked for. */
export function Departure() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { leave, ...departure } = useDeparture(isOpen)

  async function depart(password: string) {
    await leave(password)
    notify.success('accounts.departure.done')
    // Once the form knows that it is sent: it asks before one leaves it with something typed.
    setTimeout(() => void navigate('/login', { replace: true }))
  }

  return (
    <Card title={<Text id="accounts.departure.title" />}>
      <chakra.p color="muted" marginBottom="5">
        <Text id="accounts.departure.lead" />
      </chakra.p>
      {!isOpen ? (
        <Button data-danger onClick={() => setOpen(true)}>
          <Text id="accounts.departure.open" />
        </Button>
      ) : (
        <Answered answer={departure} skeleton={<Skeleton height="240px" />}>
          {(follows) => <DepartureForm departure={follows} onSubmit={depart} onCancel={() => setOpen(false)} />}
        </Answered>
      )}
    </Card>
  )
}
