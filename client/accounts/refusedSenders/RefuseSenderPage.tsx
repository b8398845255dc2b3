import { Button } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { readSender, refuseSender } from '../entry.ts'
import { MailAnswer, UnknownMail } from '../MailAnswer.tsx'
import { useMailAnswer } from '../useMailAnswer.ts'

/** Where whoever was written to says that they want no more mail of that sender, without an account. */
export function RefuseSenderPage() {
  const text = useText()
  const { senderKey = '' } = useParams()
  const { state, link, isSaid, isSending, say, retry } = useMailAnswer(senderKey, readSender)
  const refuse = (isRefused: boolean) => () => say(() => refuseSender(senderKey, isRefused))
  if (state === 'expired') return <UnknownMail />
  const title = text('accounts.refuseSender.title')
  if (!link)
    return <MailAnswer title={title}>{state === 'failed' ? <ErrorState onRetry={retry} /> : <Skeleton height="120px" />}</MailAnswer>
  const { name, isRefused } = link
  if (!isRefused) {
    return (
      <MailAnswer
        title={title}
        lead={<Text id={isSaid ? 'accounts.refuseSender.undone' : 'accounts.refuseSender.lead'} values={{ name }} />}
      >
        <Button variant="solid" disabled={isSending} onClick={refuse(true)}>
          <Text id="accounts.refuseSender.stop" />
        </Button>
      </MailAnswer>
    )
  }
  return (
    <MailAnswer title={text('accounts.refuseSender.done')} lead={<Text id="accounts.refuseSender.doneText" values={{ name }} />}>
      <Button variant="outline" disabled={isSending} onClick={refuse(false)}>
        <Text id="accounts.refuseSender.undo" />
      </Button>
    </MailAnswer>
  )
}
