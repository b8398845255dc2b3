import { Button, chakra } from '@chakra-ui/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Failure } from '#client/access/failure.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { Text } from '#client/messages/Text.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { startAnew } from '../entry.ts'

interface StartAnewProps {
  token: string
  /** In the account that the address was given for. */
  name: string
  expire: () => void
}

/** For whoever reads the mails of an address that somebody else has written: an account of their own, and nothing of the other one. */
export function StartAnew({ token, name, expire }: StartAnewProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isSending, act] = useAct()
  async function start() {
    try {
      const { token: fresh } = await startAnew(token)
      await navigate(`/create-password/${fresh}${search}`, { replace: true })
    } catch (error) {
      if (error instanceof Failure && error.status === 410) expire()
      else tellFailure(error)
    }
  }
  return (
    <chakra.section borderTopWidth="1px" paddingTop="5" display="grid" gap="3" justifyItems="start">
      <p>
        <Text id="accounts.email.notMineText" values={{ name }} />
      </p>
      <Button onClick={() => act(start)} disabled={isSending}>
        <Text id="accounts.email.notMine" />
      </Button>
    </chakra.section>
  )
}
