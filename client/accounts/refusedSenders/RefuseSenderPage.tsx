import { Button } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Failure } from '#client/access/failure.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useMailedLink } from '#client/access/useMailedLink.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import cabin from '#client/ui/art/cabin.svg'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { readSender, type RefusableSender, refuseSender } from '../entry.ts'
import { EntryPage } from '../EntryPage.tsx'

/** Where whoever was written to says that they want no more mail of that sender, without an account. */
export function RefuseSenderPage() {
  const text = useText()
  const { senderKey = '' } = useParams()
  const { known, retry, expire } = useMailedLink(senderKey, readSender)
  const [said, setSaid] = useState<RefusableSender>()
  const [isSending, act] = useAct()
  const sender = said ?? (known.state === 'good' ? known.link : undefined)

  async function say(isRefused: boolean) {
    try {
      setSaid(await refuseSender(senderKey, isRefused))
    } catch (error) {
      if (error instanceof Failure && error.status === 404) expire()
      else tellFailure(error)
    }
  }
  const entry = (title: string, lead: ReactNode, below?: ReactNode) => (
    <EntryPage title={title} lead={lead} picture={cabin}>
      <div aria-live="polite">{below}</div>
    </EntryPage>
  )
  const title = text('accounts.refuseSender.title')
  if (known.state === 'expired')
    return entry(
      text('accounts.unsubscribe.unknown'),
      <Text id="accounts.unsubscribe.unknownText" />,
      <TextLink to="/private/profile">
        <Text id="accounts.unsubscribe.toProfile" />
      </TextLink>,
    )
  if (known.state === 'failed') return entry(title, undefined, <ErrorState onRetry={retry} />)
  if (!sender) return entry(title, undefined, <Skeleton height="120px" />)
  const { name, isRefused } = sender
  if (!isRefused)
    return entry(
      title,
      <Text id={said ? 'accounts.refuseSender.undone' : 'accounts.refuseSender.lead'} values={{ name }} />,
      <Button variant="solid" disabled={isSending} onClick={() => act(() => say(true))}>
        <Text id="accounts.refuseSender.stop" />
      </Button>,
    )
  return entry(
    text('accounts.refuseSender.done'),
    <Text id="accounts.refuseSender.doneText" values={{ name }} />,
    <Button variant="outline" disabled={isSending} onClick={() => act(() => say(false))}>
      <Text id="accounts.refuseSender.undo" />
    </Button>,
  )
}
