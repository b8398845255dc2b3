import type { ReactNode } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import cabin from '#client/ui/art/cabin.svg'
import { TextLink } from '#client/ui/TextLink.tsx'
import { EntryPage } from './EntryPage.tsx'

interface MailAnswerProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
}

/** Where the link in a mail leads: what is said no to, and then what became of it. */
export const MailAnswer = ({ title, lead, children }: MailAnswerProps) => (
  <EntryPage title={title} lead={lead} picture={cabin}>
    <div aria-live="polite">{children}</div>
  </EntryPage>
)

/** The link is of no mail that stops, or not any more. */
export function UnknownMail() {
  const text = useText()
  return (
    <MailAnswer title={text('accounts.unsubscribe.unknown')} lead={<Text id="accounts.unsubscribe.unknownText" />}>
      <TextLink to="/private/profile">
        <Text id="accounts.unsubscribe.toProfile" />
      </TextLink>
    </MailAnswer>
  )
}
