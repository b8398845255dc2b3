import { Button } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { MailAnswer, UnknownMail } from '../MailAnswer.tsx'
import { useEnding } from './useEnding.ts'

/** Where the link in a reminder leads: one button ends that kind, and offers the way back. */
export function UnsubscribePage() {
  const { token = '' } = useParams()
  const { ending, choose } = useEnding(token)
  const [isSending, act] = useAct()
  const text = useText()
  const change = (isOn: boolean) => act(() => choose(isOn))
  const stop = (
    <Button variant={ending.state === 'open' ? 'solid' : 'outline'} disabled={isSending} onClick={() => change(false)}>
      <Text id="accounts.unsubscribe.stop" />
    </Button>
  )
  const title = text('accounts.unsubscribe.title')
  if (ending.state === 'unknown') return <UnknownMail />
  if (ending.state === 'failed') {
    return (
      <MailAnswer title={title}>
        <ErrorState onRetry={() => change(ending.isOn)} />
      </MailAnswer>
    )
  }
  if (ending.state === 'open') {
    return (
      <MailAnswer title={title} lead={<Text id="accounts.unsubscribe.lead" />}>
        {stop}
      </MailAnswer>
    )
  }
  if (ending.isOn) {
    return (
      <MailAnswer title={text('accounts.unsubscribe.again')} lead={<Text id={`accounts.unsubscribe.againText.${ending.kind}`} />}>
        {stop}
      </MailAnswer>
    )
  }
  return (
    <MailAnswer title={text('accounts.unsubscribe.done')} lead={<Text id={`accounts.unsubscribe.doneText.${ending.kind}`} />}>
      <Button variant="outline" disabled={isSending} onClick={() => change(true)}>
        <Text id="accounts.unsubscribe.undo" />
      </Button>
    </MailAnswer>
  )
}
