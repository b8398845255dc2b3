import { Button, chakra } from '@chakra-ui/react'
import { Fingerprint } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
import { writtenMoment } from '#client/ui/writing.ts'

interface AskForIdProps {
  claim: { isIdentityProven: boolean; electronicIdAskedAt?: string | null }
  onAsk: () => Promise<unknown>
}

/** Whoever is not sure asks to see who it is; nothing where that is known, or where nobody here could tell. */
export function AskForId({ claim: { isIdentityProven, electronicIdAskedAt }, onAsk }: AskForIdProps) {
  const [isSending, act] = useAct()
  const isShowable = useIdentity()?.signInProviders.some(({ provesIdentity }) => provesIdentity)
  if (isIdentityProven || !isShowable) return null
  if (electronicIdAskedAt)
    return (
      <chakra.p textStyle="meta" color="muted">
        <Text id="common.electronicId.askedOn" values={{ moment: writtenMoment(electronicIdAskedAt) }} />
      </chakra.p>
    )
  const ask = () =>
    act(async () => {
      await onAsk()
      notify.success('common.electronicId.asked', { short: true })
    })
  return (
    <Button alignSelf="start" justifySelf="start" disabled={isSending} onClick={ask}>
      <Fingerprint aria-hidden />
      <Text id="common.electronicId.ask" />
    </Button>
  )
}
