import { Button, Skeleton } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import cabin from '#client/ui/art/cabin.svg'
import { ErrorState } from '#client/ui/states.tsx'
import { EntryPage } from '../EntryPage.tsx'
import { useEnding } from './useEnding.ts'

/** Where the link in a reminder leads: it has ended that kind, says so, and offers the way back. */
export function UnsubscribePage() {
  const { token = '' } = useParams()
  const { known, choose } = useEnding(token)
  const [isSending, setSending] = useState(false)
  const text = useText()
  async function change(isOn: boolean) {
    setSending(true)
    await choose(isOn)
    setSending(false)
  }
  if (known.state === 'asking') {
    return (
      <EntryPage title={text('accounts.unsubscribe.title')} picture={cabin}>
        <Skeleton height="120px" />
      </EntryPage>
    )
  }
  if (known.state === 'unknown')
    return <EntryPage title={text('accounts.unsubscribe.unknown')} lead={<Text id="accounts.unsubscribe.unknownText" />} picture={cabin} />
  if (known.state === 'failed') {
    return (
      <EntryPage title={text('accounts.unsubscribe.title')} picture={cabin}>
        <ErrorState onRetry={() => void change(false)} />
      </EntryPage>
    )
  }
  const { kind, isOn } = known
  return (
    <EntryPage
      title={text(isOn ? 'accounts.unsubscribe.again' : 'accounts.unsubscribe.done')}
      lead={<Text id={`accounts.unsubscribe.${isOn ? 'againText' : 'doneText'}.${kind}`} />}
      picture={cabin}
    >
      <div aria-live="polite">
        <Button variant={isOn ? 'outline' : 'solid'} disabled={isSending} onClick={() => void change(!isOn)}>
          <Text id={isOn ? 'accounts.unsubscribe.end' : 'accounts.unsubscribe.undo'} />
        </Button>
      </div>
    </EntryPage>
  )
}
