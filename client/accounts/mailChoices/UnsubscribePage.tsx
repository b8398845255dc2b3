import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import cabin from '#client/ui/art/cabin.svg'
import { ErrorState } from '#client/ui/states.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { EntryPage } from '../EntryPage.tsx'
import { useEnding } from './useEnding.ts'

/** Where the link in a reminder leads: one button ends that kind, and offers the way back. */
export function UnsubscribePage() {
  const { token = '' } = useParams()
  const { known, choose } = useEnding(token)
  const [isSending, act] = useAct()
  const text = useText()
  const change = (isOn: boolean) => act(() => choose(isOn))
  const entry = (title: string, lead: ReactNode, below?: ReactNode) => (
    <EntryPage title={title} lead={lead} picture={cabin}>
      <div aria-live="polite">{below}</div>
    </EntryPage>
  )
  const stop = (
    <Button variant={known.state === 'open' ? 'solid' : 'outline'} disabled={isSending} onClick={() => change(false)}>
      <Text id="accounts.unsubscribe.stop" />
    </Button>
  )
  const asked = text('accounts.unsubscribe.title')
  if (known.state === 'unknown')
    return entry(
      text('accounts.unsubscribe.unknown'),
      <Text id="accounts.unsubscribe.unknownText" />,
      <TextLink to="/private/profile">
        <Text id="accounts.unsubscribe.toProfile" />
      </TextLink>,
    )
  if (known.state === 'failed') return entry(asked, undefined, <ErrorState onRetry={() => change(known.isOn)} />)
  if (known.state === 'open') return entry(asked, <Text id="accounts.unsubscribe.lead" />, stop)
  if (known.isOn) return entry(text('accounts.unsubscribe.again'), <Text id={`accounts.unsubscribe.againText.${known.kind}`} />, stop)
  return entry(
    text('accounts.unsubscribe.done'),
    <Text id={`accounts.unsubscribe.doneText.${known.kind}`} />,
    <Button variant="outline" disabled={isSending} onClick={() => change(true)}>
      <Text id="accounts.unsubscribe.undo" />
    </Button>,
  )
}
